# The server as an image: .ci/image builds and tries it, compose.yaml runs it with PostgreSQL. See docs/hosting.md.
ARG PYTHON=3.13

FROM python:${PYTHON}-slim-bookworm AS build
# Versions are those of the base image's Debian.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
# The build brings its own Node. PGO=1 compiles twice, for bots that are faster by another 10 to 20 percent.
ARG PGO=0
RUN python -m venv /opt/throneroom \
    && THRONEROOM_WEB=1 THRONEROOM_COMPILE=1 THRONEROOM_PGO="${PGO}" \
    /opt/throneroom/bin/pip install --no-cache-dir --disable-pip-version-check --verbose '.[postgres]'

FROM python:${PYTHON}-slim-bookworm
RUN groupadd --gid 10001 throneroom \
    && useradd --uid 10001 --gid 10001 --home-dir /data --shell /usr/sbin/nologin throneroom \
    && install --directory --owner throneroom --group throneroom /data
COPY --from=build /opt/throneroom /opt/throneroom
# Everything that changes is below /data, so the root file system can be read-only.
ENV PATH="/opt/throneroom/bin:${PATH}" \
    PYTHONDONTWRITEBYTECODE=1 \
    THRONEROOM_CACHE=/data/cache \
    THRONEROOM_DATABASE=/data/tables.db \
    THRONEROOM_HOST=0.0.0.0 \
    THRONEROOM_PORT=8471
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8471
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['THRONEROOM_PORT'] + '/api/health/ready', timeout=4)"]
CMD ["throneroom", "serve"]

// Evaluated in a page by readable.py.
({
  /** Every text that is cut off, sticks out or is covered. Texts for screen readers alone are ignored. */
  unreadable() {
    const found = new Set();
    const report = (problem, text) => found.add(`${problem}: ${text.trim().replace(/\s+/g, " ").slice(0, 60)}`);
    const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isOnlySpoken = (element) =>
      element !== document.body && (getComputedStyle(element).clipPath === "inset(50%)" || isOnlySpoken(element.parentElement));
    // A row of cards, of chips or of chosen cards, the lines of a strategy and a table of figures scroll sideways on
    // purpose. Anything else that could be scrolled sideways is too narrow for its text.
    const SIDEWAYS = ".centre, .recap ol, .bar .details, pre, .scroll:has(> table)";
    const cutsWidth = (element) => getComputedStyle(element).overflowX !== "visible" && !element.matches(".table, .layer");
    const cutsHeight = (element) =>
      /hidden|clip/.test(getComputedStyle(element).overflowY) && !element.matches(".table, .layer");
    const outside = (box, frame) =>
      box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 2 || box.bottom > frame.bottom + 2;
    // What a dialog hides can be scrolled into sight, so only its width counts. No other frame scrolls.
    const sticksOut = (box, frame) => {
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      return outside(box, frame.matches("dialog") ? { left, right, top: -Infinity, bottom: Infinity } : { left, right, top, bottom });
    };
    const overlap = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const range = document.createRange();
    const linesOf = (node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter((box) => box.width > 0.5);
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent.trim() || parent.closest("script, style, option") || isOnlySpoken(parent)) continue;
      if (!shown(parent)) continue;
      // The tile of a custom card has the beginning of its text; the full card has all of it.
      if (parent.closest(".tile.custom .short")) continue;
      // A card's count, its chance and its key stick out on purpose.
      const frame = !parent.matches(".badge, .picked, .advice-mark, .digit") && parent.closest("button:not(.bare), .button, .tile, dialog, li, .panel");
      for (const box of linesOf(node)) {
        if (frame && sticksOut(box, frame)) report("outside its frame", node.textContent);
        let { left, right } = box;
        for (let one = parent; one !== document.body; one = one.parentElement) {
          const edge = one.getBoundingClientRect();
          // What scrolls sideways can be scrolled into sight, so only its height counts.
          if (one.matches(SIDEWAYS)) left = right = edge.left;
          if (cutsWidth(one) && (left < edge.left - 1 || right > edge.right + 1)) report("cut", node.textContent);
          if (cutsHeight(one) && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)) report("cut", node.textContent);
        }
        if (left < -1 || right > innerWidth + 1) report("beside the screen", node.textContent);
      }
    }

    for (const one of document.querySelectorAll("*"))
      if (getComputedStyle(one).textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + 1)
        report("ellipsis", one.innerText);

    const pen = document.createElement("canvas").getContext("2d");
    for (const field of document.querySelectorAll("input[placeholder], select")) {
      if (!shown(field)) continue;
      const style = getComputedStyle(field);
      pen.font = style.font;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const text = field.matches("select") ? (field.selectedOptions[0]?.text ?? "") : field.value ? "" : field.placeholder;
      if (pen.measureText(text).width > room + 1) report("field", text);
    }

    for (const tile of document.querySelectorAll(".tile")) {
      const name = tile.querySelector(".name");
      const badge = tile.querySelector(".badge")?.getBoundingClientRect();
      const parts = [...tile.querySelectorAll(".sign, .worth, .cost")].map((part) => part.getBoundingClientRect());
      if (badge && [...linesOf(name), ...parts].some((part) => overlap(part, badge))) report("covered by the count", name.innerText);
      for (const mark of tile.querySelectorAll(".digit, .picked"))
        if (linesOf(name).some((line) => overlap(line, mark.getBoundingClientRect()))) report("covered by a mark", name.innerText);
      const short = tile.querySelector(".short");
      if (short && (short.scrollHeight > short.clientHeight + 1 || short.scrollWidth > short.clientWidth + 1)) report("cut", short.innerText);
    }
    return [...found];
  },

  /** Every text in the page's language, visible or for screen readers. */
  texts() {
    const found = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent.closest("[lang]") === document.documentElement && !parent.closest("script, style"))
        found.add(node.textContent.trim().replace(/\s+/g, " "));
    }
    for (const name of ["aria-label", "title", "placeholder"])
      for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name));
    return [...found];
  },
});

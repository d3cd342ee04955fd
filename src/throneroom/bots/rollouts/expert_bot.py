"""prototype"""
from __future__ import annotations
import math
from typing import ClassVar
from throneroom.bots.bot import Bot
from throneroom.bots.rollouts.answers import reasonable_answers, answer_key
from throneroom.bots.rollouts.rollout import roll_out, victory, margin
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.engine.decision import BUY, PLAY_ACTION, PLAY_TREASURES, REACT
from throneroom.engine.rng import stream

class Cand:
    __slots__=("answer","bot","values","marg")
    def __init__(self, answer, bot): self.answer=answer; self.bot=bot; self.values=[]; self.marg=[]

class ExpertBot(Bot):
    plays_all_treasures: ClassVar[bool] = True
    def __init__(self, plans, opponents, budget=2000, z=1.0, w=0.2, verbs="turn", portfolio=True, first=24):
        self.plans=[StrategyBot(p) for p in plans]
        self.opponents=[StrategyBot(p) for p in opponents]
        self.budget=budget; self.z=z; self.w=w; self.verbs=verbs; self.portfolio=portfolio; self.first=first
        self.seed=1; self.count=0
        self.stats={"decisions":0,"looked":0,"rollouts":0,"deviated":0}
    def begin(self, seed):
        self.seed=seed; self.count=0; self.current=self.plans[0]
    def answer(self, view, decision):
        usual=self.current.answer(view, decision)
        self.stats["decisions"]+=1
        v=decision.verb
        if v is PLAY_TREASURES: return usual
        if self.verbs=="buy" and v is not BUY: return usual
        if self.verbs=="turn" and v is not BUY and v is not PLAY_ACTION: return usual
        return self.choose(view, decision, usual)
    def choose(self, view, decision, usual):
        bots = self.plans if self.portfolio else [self.plans[0]]
        usuals=[usual]+[b.answer(view,decision) for b in bots]
        answers=reasonable_answers(decision, usuals)
        cands=[Cand(a,self.current) for a in answers]
        if self.portfolio:
            for b in bots:
                if b is not self.current:
                    cands.append(Cand(b.answer(view,decision), b))
        if len(answers)==1: return usual
        self.stats["looked"]+=1
        self.count+=1
        base=stream(self.seed,self.count)>>2
        left=self.budget
        alive=cands; n=0; step=self.first
        seat=view.seat; seats=view.seats
        k=len(self.opponents)
        w=self.w
        first=cands[0]
        while True:
            for deal in range(n,n+step):
                opp=self.opponents[deal%k]
                seed=base+deal
                for c in alive:
                    bl=[opp]*seats; bl[seat]=c.bot
                    g=roll_out(view,c.answer,bl,seed)
                    val=victory(g,seat)
                    if w: val+= w*math.tanh(margin(g,seat)/12.0)
                    c.values.append(val)
            left-=step*len(alive); n+=step
            self.stats["rollouts"]+=step*len(alive)
            alive.sort(key=lambda c:-sum(c.values))
            best=alive[0]
            keep=[best]
            for c in alive[1:]:
                d,se=self.diff(best,c,n)
                if d<2.0*se+1e-9: keep.append(c)
            if len(keep)>max(2,len(alive)//2): keep=keep[:max(2,len(alive)//2)]
            if first in alive and first not in keep:
                d,se=self.diff(best,first,n)
                if d<2.5*se+1e-9: keep.append(first)
            alive=keep
            if len({answer_key(decision,c.answer) for c in alive})==1: break
            step=n
            if left<step*len(alive):
                step=left//len(alive)
                if step<16: break
        best=alive[0]
        if best is not first and first in alive and self.z:
            d,se=self.diff(best,first,len(first.values))
            if d<self.z*se: best=first
        if best.answer!=usual: self.stats["deviated"]+=1
        if best.bot is not self.current:
            self.current=best.bot
        return best.answer
    def diff(self,a,b,n):
        ds=[x-y for x,y in zip(a.values,b.values)]
        m=sum(ds)/len(ds)
        var=sum((x-m)**2 for x in ds)/max(1,len(ds)-1)
        return m, math.sqrt(var/len(ds))+0.5/len(ds)*0.5

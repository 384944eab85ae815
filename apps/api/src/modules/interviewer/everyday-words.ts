import type { InterviewLanguage } from '@greenshoe/shared-types';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * The words, folded, that hold a line together and mean nothing by themselves. No question word, no
 * negation, no number, no comparison, nothing that praises or corrects: those decide what is asked.
 */
export const everydayWords: Readonly<Record<InterviewLanguage, ReadonlySet<string>>> = {
  en: words(`
    a an the this that these those it its there here
    i me my we us our you your yourself they them their
    and so then now also too again just
    of to in on at for from by as with about into through
    is are was be been being am do does did have has had
    can could will would may might shall
    s ll d re ve m
    please let like want know hear see look think tell talk say speak walk take bring give
    explain describe go going come move moving continue carry start begin try ask asking
    okay ok well noted understood thank thanks next question questions another
    moment bit briefly quickly way time`),
  fr: words(`
    un une le la les l du de des d ce cet cette ces c il elle on cela ca y en
    je j me m moi nous nos notre vous vos votre leur leurs se s
    et donc alors maintenant aussi puis encore
    a au aux dans par sur pour avec
    est sont etait etre soit ai avez avons ont aurait auriez
    pouvez pourriez peut pourrait voulez voudriez allez allons va vais faut
    que qu t
    dites dire parlez parler expliquez expliquer decrivez decrire donnez donner prenez prendre
    racontez presentez presenter montrez montrer essayez voyons regardons imaginons
    aimerais voudrais souhaite souhaiterais
    passons poursuivons continuons continuer commencons reprenons
    entendu note accord compris merci suivante suivant question questions autre
    moment peu brievement plait temps`),
};

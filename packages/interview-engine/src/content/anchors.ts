import type { DimensionResult } from '@greenshoe/shared-types';
import type { Localised } from '../localised.ts';

/** What an interviewer hears at each level from 1 to 5: the anchors that give a mark its meaning. */
export const anchors: Readonly<Record<DimensionResult['id'], readonly Localised[]>> = {
  technical: [
    {
      en: 'Does not get to the mechanism, or states it wrongly.',
      fr: 'N’arrive pas au mécanisme, ou l’énonce de travers.',
    },
    {
      en: 'Has one or two pieces, without the links between them.',
      fr: 'A un ou deux éléments, sans les liens entre eux.',
    },
    {
      en: 'Gets the main line right, with gaps that a follow-up opens.',
      fr: 'La ligne principale est juste, avec des trous qu’une relance révèle.',
    },
    {
      en: 'Complete and correct, says why each step follows.',
      fr: 'Complet et juste, dit pourquoi chaque étape suit la précédente.',
    },
    {
      en: 'Complete, correct, and ahead of the follow-ups: second-order effects come unasked.',
      fr: 'Complet, juste, et en avance sur les relances : les effets de second ordre viennent seuls.',
    },
  ],
  numerical: [
    {
      en: 'Gives no figure, or one out of all proportion.',
      fr: 'Pas de chiffre, ou un chiffre sans rapport.',
    },
    { en: 'Falls for the known mistakes.', fr: 'Tombe dans les erreurs classiques.' },
    { en: 'Right method with slips.', fr: 'Bonne méthode, avec des erreurs de calcul.' },
    { en: 'Right figures, most of the time.', fr: 'Des chiffres justes, le plus souvent.' },
    {
      en: 'Right every time, with the steps said aloud.',
      fr: 'Juste à chaque fois, étapes dites à voix haute.',
    },
  ],
  structure: [
    { en: 'One long stream, hard to follow.', fr: 'Un flot continu, difficile à suivre.' },
    { en: 'Order appears now and then.', fr: 'Un ordre apparaît par moments.' },
    {
      en: 'About half of the long answers have audible steps.',
      fr: 'La moitié des réponses longues ont des étapes audibles.',
    },
    {
      en: 'Most answers announce their steps and keep to them.',
      fr: 'La plupart des réponses annoncent leurs étapes et s’y tiennent.',
    },
    {
      en: 'Answer first, then the steps, every time.',
      fr: 'La réponse d’abord, puis les étapes, à chaque fois.',
    },
  ],
  commercial: [
    {
      en: 'No view, or one with nothing behind it.',
      fr: 'Pas d’avis, ou un avis que rien n’étaye.',
    },
    {
      en: 'Facts without a view, or a view without facts.',
      fr: 'Des faits sans avis, ou un avis sans faits.',
    },
    {
      en: 'A view with a reason, but no price or no risk.',
      fr: 'Un avis motivé, mais sans prix ou sans risque.',
    },
    {
      en: 'Facts, a view and a risk: could be said to a client.',
      fr: 'Des faits, un avis, un risque : peut se dire à un client.',
    },
    {
      en: 'Would be put in front of a client: facts, price, risk, and what to do next.',
      fr: 'À mettre devant un client : faits, prix, risque et prochaine étape.',
    },
  ],
  motivation: [
    {
      en: 'Generalities that fit any candidate.',
      fr: 'Des généralités valables pour tout candidat.',
    },
    { en: 'A claim or two, without an example.', fr: 'Une ou deux affirmations, sans exemple.' },
    {
      en: 'An example of one’s own, without its result.',
      fr: 'Un exemple personnel, sans son résultat.',
    },
    {
      en: 'Own acts with a result that can be checked.',
      fr: 'Des actes personnels avec un résultat vérifiable.',
    },
    {
      en: 'Own acts, measured results, and what changed since.',
      fr: 'Des actes personnels, des résultats mesurés et ce qui a changé depuis.',
    },
  ],
};

/** The anchor nearest to a mark between 1 and 5. */
export const anchorOf = (id: DimensionResult['id'], score: number): Localised | undefined =>
  anchors[id][Math.round(score) - 1];

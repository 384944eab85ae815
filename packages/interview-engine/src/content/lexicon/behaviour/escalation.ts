import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Whom you tell, in the words people use for it. */
export const escalationNotions: Lexicon = {
  for_him_to_say: [
    crossed(
      'for the partner, for the director, for the associate, for my boss, the partner’s, up to the partner, up to the director',
      'to say, to decide, to choose, to tell, call, to call',
    ),
    crossed(
      'c’est l’associé qui, c’est le directeur qui, c’est mon chef qui, c’est au directeur de, c’est à l’associé de',
      'voit, décide, choisit, appelle, voir, décider, choisir, appeler',
    ),
  ],
  goes_up: [
    'goes to, goes up to, goes upstairs, take it to, bring it to, up to, ask',
    'remonte à, remonter à, monte à, ça va chez, je vais chercher, demande à',
  ],
  if_they_are_stuck: [
    'they will not agree, they can not agree, they won’t agree, dig their heels, dig in, will not budge, neither gives, can not agree, cannot agree, they are stuck, they get stuck, if they cannot agree, if they do not agree, if they disagree, if neither gives way, if neither will move, if nobody decides, if it stays blocked',
    's’ils n’y arrivent pas, s’ils n’arrivent pas, campent sur leurs, aucun ne lâche, personne ne cède, aucun ne bouge, s’ils bloquent, s’ils sont bloqués, s’ils ne tombent pas d’accord, s’ils ne s’accordent pas, s’ils ne sont pas d’accord, en cas de désaccord, si aucun ne cède, si personne ne tranche, faute d’accord, si ça coince',
  ],
  story_above_me: [
    'somebody above me, someone above me, my boss, my director, control people, compliance people, the people in charge, person in charge, my manager',
    'quelqu’un au dessus, mon chef, ma cheffe, mon directeur, ma directrice, gens du contrôle, personne en charge, mon responsable, ma hiérarchie',
  ],
  tale_they_settle: [
    'fight it out, sort it out, settle, decide, choose, agree, arbitrate, make the call, between them, up to them, say which, tell me which, tell me what, pick, rank them, whose comes first, work it out, talk to each other',
    'arranger, trancher, tranchent, tranche, décident, décider, choisissent, choisir, s’accordent, se mettent d’accord, arbitrer, entre eux, à eux de voir, disent lequel, me disent, qui passe, se parlent, se parler, voir ensemble, à eux de trancher',
  ],
  who_runs_both: [
    'whoever runs them, who runs them both, who runs both, their boss, their head, boss of both, above both, above them, above the two',
    'celui qui les dirige, celle qui les dirige, leur chef, leur patron, chef des deux, au dessus des deux, au dessus d’eux',
  ],
};

import { judgementOfOnesOwn } from '../../shared-statements.ts';
import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j3: Seed = {
  id: 'J3',
  topic: 'behavioural',
  levels: ['intern', 'analyst', 'associate'],
  question: {
    en: 'Why this bank and this team?',
    fr: 'Pourquoi cette banque et cette équipe ?',
  },
  hint: {
    en: 'Think of a deal of ours you followed, or of someone you met here.',
    fr: 'Pensez à l’une de nos opérations, ou à quelqu’un que vous avez rencontré ici.',
  },
  keyPoints: {
    en: 'Deals, people met, positioning, size and sector, training; consistent with other applications.',
    fr: 'Deals, personnes rencontrées, positionnement, taille et secteur, formation ; cohérence avec les autres candidatures.',
  },
  modelAnswer: {
    en: 'Three things, and none of them is true of the bank next door. First, your industrials team: last March you advised the family of a packaging group on the sale of a division to a Nordic fund, for about six hundred million with a vendor loan. I read the offer document and rebuilt the valuation, and I think the price was full, the risk being a weak order book. Second, the people: two of your analysts gave me half an hour each, and told me that teams of four give a junior the model from the first month. Third, I have acted on it: I wrote my thesis on carve-outs, I came to your open day, and I turned down an offer in leveraged finance because I want advisory work in exactly this sector.',
    fr: 'Trois choses, et aucune ne vaut pour la banque d’en face. D’abord votre équipe industrie : en mars dernier, vous avez conseillé la famille d’un groupe d’emballage sur la cession d’une division à un fonds nordique, autour de six cents millions avec un crédit vendeur. J’ai lu la documentation et refait la valorisation ; je pense que le prix était plein, et le risque, selon moi, était un carnet de commandes faible. Ensuite les personnes : deux de vos analystes m’ont accordé une demi-heure chacun, et m’ont dit qu’à quatre par équipe un junior tient le modèle dès le premier mois. Enfin, j’ai agi en conséquence : j’ai écrit mon mémoire sur les carve-outs, je suis venu à votre journée portes ouvertes, et j’ai refusé une offre en financement parce que je veux faire du conseil dans ce secteur.',
  },
  must: ['bank_specific', 'motivation_specific'],
  bonus: ['deal_facts', 'own_view'],
  points: {
    bank_specific: {
      says: [
        '"vous distingue"|"sets you apart"|"makes you different"|"vous rend différents" & #|"équipe"|"team"|"analystes"|"analysts"',
        'house_of_advice & "independent"|"pure adviser"|"partnership"|"boutique"|"indépendant"|"indépendante"|"maison familiale"|"pur conseil"',
        'house_of_advice & nobody_word & ~"loan"|~"lend"|~"prêt"|~"crédit"',
        'house_of_advice & "advice"|"advise"|"restructuring"|"league tables"|"transactions"|"conseil"|"classements" & #|"because"|"parce que"|"office"|"bureau"|~"loan"|~"lend"|~"prêt"|~"prêter"',
        '"vous"|"you" & "tourner"|"rotate"|"former"|"train" & "juniors"|"analysts"|"analystes"|"stagiaires"',
      ],
      byName: true,
    },
    deal_facts: {
      says: [
        '"votre vente"|"votre cession"|"your sale of" & #',
        '"you were on"|"you worked on"|"you sold"|"you ran"|"you handled"|"vous avez mené"|"vous avez vendu"|"vous étiez sur"|"vous avez conseillé" & #|"last year"|"last autumn"|"last spring"|"l’an dernier"|"cette année"',
        'your_house & banking_work & #',
        'your_house & banking_work & back_then|someday_named & customer|family_holder|"group"|"groupe"|"fund"|"fonds"|"company"|"société"',
        'banking_work|buy|sell & price|value & #',
      ],
    },
    own_view: { general: false, byName: false, says: judgementOfOnesOwn },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which of our deals would you have liked to work on, and what would you have done?',
        fr: 'Sur lequel de nos deals auriez-vous aimé travailler, et qu’y auriez-vous fait ?',
      },
      aims: ['bank_specific', 'deal_facts'],
    },
    {
      rung: 2,
      text: {
        en: 'Where else have you applied, and does it fit what you have just told me?',
        fr: 'Où avez-vous postulé ailleurs, et est-ce cohérent avec ce que vous venez de dire ?',
      },
      aims: ['motivation_specific'],
    },
    {
      rung: 4,
      text: {
        en: 'If you joined on Monday, which of our clients would you want to understand first?',
        fr: 'Si vous arriviez lundi, lequel de nos clients voudriez-vous comprendre en premier ?',
      },
      aims: ['bank_specific'],
    },
  ],
  wrongClaims: [
    'any_bank_will_do',
    'only_for_the_money',
    'wrong_about_the_bank',
    'motivation_needs_no_proof',
    'drifted_here',
    'mistakes_the_trade',
    'same_job_as_audit',
    'did_no_homework',
    'flatters_every_bank',
    'swaps_the_trades',
    'wants_an_easy_seat',
    'mistakes_the_size',
    'hours_do_not_matter',
    'invents_an_offer',
    'came_by_default',
    'status_for_proof',
    'hours_called_a_myth',
    ...claimsInEveryStory,
  ],
};

import type { Seed } from '../../types.ts';

export const d12: Seed = {
  id: 'D12',
  topic: 'dcf',
  levels: ['associate'],
  question: {
    en: 'The seller’s plan doubles EBITDA in three years. How do you treat it in your valuation?',
    fr: 'Le plan du vendeur double l’EBITDA en trois ans. Comment le traitez-vous dans votre valorisation ?',
  },
  hint: {
    en: 'Take the plan apart: what would have to be true?',
    fr: 'Démontez le plan : que faudrait-il pour qu’il soit vrai ?',
  },
  keyPoints: {
    en: 'Clean the starting EBITDA, rebuild by driver (price, volume, capacity, hires), base case against plan with probabilities, and structure (earn-out) for what remains unproven.',
    fr: 'Retraiter l’EBITDA de départ, reconstruire par moteur (prix, volume, capacité, recrutements), cas de base face au plan avec des probabilités, et structure (complément de prix) pour ce qui reste à prouver.',
  },
  modelAnswer: {
    en: 'I neither accept it nor just add a premium to the rate: I rebuild it driver by driver, price, volume, capacity, hires, and see what is already signed. First I normalise the starting EBITDA, with real one-offs out, and due diligence checks the evidence. Then I run three scenarios, the seller’s case, a base case and a downside, each with a probability, to see how far the price moves. For what I do not believe yet, I use structure: {upfront} up front and an earn-out of {earn}, paid only if they deliver. With a probability of {prob}, discounted over {years} at {ke}, close to a cost of equity because that is the risk, the offer is really worth {economic}, less than its headline. That is what I would tell my client.',
    fr: 'Je ne l’accepte pas, et je n’ajoute pas non plus une simple prime au taux : je le reconstruis moteur par moteur, prix, volumes, capacité, recrutements, et je regarde ce qui est déjà signé. Je retraite d’abord l’EBITDA de départ des éléments exceptionnels, et la due diligence vérifie les preuves. Ensuite je construis trois scénarios, le plan, un cas central et un cas dégradé, avec des probabilités, pour voir de combien le prix bouge. Ce qui reste à prouver, je le paie par un complément de prix : {upfront} au closing et {earn} seulement si le plan se réalise. Avec une probabilité de {prob}, actualisé sur {years} à {ke}, proche du coût des fonds propres, l’offre vaut réellement {economic}.',
  },
  must: ['forecast', 'sensitivity', 'normalise'],
  bonus: ['earnout', 'due_diligence', 'cost_equity'],
  points: {
    forecast: {
      general: false,
      says: [
        'pulls_it_apart & how_many|drivers|"which"|"quels"|"quelles"',
        'machine_speed & how_many|equipment|price|"sell"|"vendre"',

        'rebuild & price|how_many',
        'how_many & price',
        'how_many > hires_word|quantity',
        'check & driver_word',
        'price & quantity & !"discuss"|"discuter"',
        'rebuild & drivers|business_plan|growth|foresee|plan_word|version_word|dcf_own_view',
        '"price" & quantity & !"discuss"|"discuter"',
        'drivers & where_from',
        'dcf_own_view & business_plan|foresee|several_cases',
        'ask_how & drivers',
        'equipment & hires_word|times_over',
        'how_many & hires_word',
      ],
    },
    sensitivity: {
      says: [
        'times_over & ours & price|"chiffre"|value',
        'probability_word & see_effect|price',
        'three_ways & how_ugly|see_effect|price|value',

        '"stories"|"versions"|"histoires"|"futures" & "mine"|"mienne"|ours|"bad one"|"mauvaise" & price|value|"each"|"chacune"',

        'look & value|"worth"|"vaut" & if_word & half_word',
        'several_cases & see_effect|probability_word',
        'dcf_own_view & probability_word',
        'several_cases > business_plan|plan_word',
        'several_cases & "weight them"|"les pondérer"|"pondère"|"weigh them"',
        'probability_word & ours|business_plan|several_cases',
        'price & ours & business_plan|plan_word',
        'several_cases & price|value|#|sales_word|growth|margin|if_word|cash|lose|half_word|pay & !"matter"|"importants"|"comptent"',
        'dcf_own_view & several_cases',
        'what_if & sales_word|revenue|quantity',
        'what_if & see_effect|value|half_word',
      ],
    },
    normalise: {
      says: [
        '~one_offs & ~clean|~subtract|~cleans_up',
        'start_point & "gift"|"cadeau"|"windfall"|"lucky"|"aubaine"',

        '~oneoff & -clean',
        'ebitda >> clean',
        'normal_year & freak_year|one_offs|oneoff|inflated_word',
        'freak_year & start_point|normal|clean',
        'check & profit|start_point & ~inflated_word|oneoff',
        'clean & oneoff|start_point',
        'oneoff & start_point|ebitda|profit',
        'clean > ebitda',
        'start_point & check|clean|inflated_word',
        '~oneoff & ~start_point',
        'oneoff & clean|subtract|start_point',
      ],
    },
    earnout: {
      says: [
        '~pay > ~on_condition',
        'price|"price"|"prix" & on_condition',
        '"slice"|"bout"|part_word & on_condition',
        'unbelieved_part & later_if_true|on_condition',
        'later_if_true & "promise"|"promesse"|pay|"price"',

        'pay & on_condition',
        '# & later & today & pay',
        'pay & later & on_condition|#',
        'part_word & on_condition',
        '~earnout > # > multiply > #',
      ],
    },
    due_diligence: {
      says: [
        'calls_customers',
        'look|"read"|"reads" > audit_trail & "before"|"avant"',
        'opens_drawers & ~"send"|"envoie"|"people"|"gens"|check|look|"go"|"va"|"due diligence"',

        'due_diligence > put_to_the_test|"supports"|"confirms"|"confirme"|"tells"',
        'check > on_site',
        'audit_trail & check|look|go_through|help_word',
        'audit_trail & proof_word',
        'put_to_the_test > due_diligence',
        'check > due_diligence',
      ],
    },
    cost_equity: {
      says: [
        'ask_return > # > year',
        'ask_return & # & owner|equity',
        'equity > return_on',
        '# > return_on > owner',
        'owner & ask_return',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Where in the plan would you look first?',
        fr: 'Par où commenceriez-vous dans ce plan ?',
      },
      aims: ['forecast', 'normalise'],
    },
    {
      rung: 2,
      text: {
        en: 'Which evidence would make you accept more of the plan?',
        fr: 'Quelle preuve vous ferait retenir davantage du plan ?',
      },
      aims: ['due_diligence', 'forecast'],
    },
    {
      rung: 3,
      text: {
        en: 'Only half of the growth comes through. What does that do to your price?',
        fr: 'Seule la moitié de la croissance se réalise. Que devient votre prix ?',
      },
      aims: ['sensitivity'],
    },
    {
      rung: 4,
      text: {
        en: 'The seller finds your price too low. What do you propose to your client?',
        fr: 'Le vendeur trouve votre prix trop bas. Que proposez-vous à votre client ?',
      },
      aims: ['earnout', 'sensitivity'],
    },
  ],
  wrongClaims: [
    'earnout_paid_upfront',
    'plan_judged_unread',
    'plan_as_is',
    'earnout_in_full',
    'one_case_enough',
    'windfalls_kept',
    'diligence_skipped',
    'growth_without_limit',
    'flows_undiscounted',
    'limits_of_the_plan_ignored',
  ],
  numeric: {
    generator: 'N32',
    ask: {
      en: 'Suppose you settle on {upfront} up front and an earn-out of {earn}, paid with a probability of {prob} in {years}, discounted at {ke}: what is the offer really worth?',
      fr: 'Supposons {upfront} au closing et un complément de prix de {earn}, payé avec une probabilité de {prob} dans {years}, actualisé à {ke} : que vaut réellement l’offre ?',
    },
  },
};

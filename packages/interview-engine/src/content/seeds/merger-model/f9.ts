import type { Seed } from '../../types.ts';

export const f9: Seed = {
  id: 'F9',
  topic: 'merger_model',
  levels: ['analyst'],
  question: {
    en: 'Allocate the purchase price: price {price}, book equity {book}, existing goodwill {exist_gw}, write-up {writeup}, tax {t}. What is the new goodwill?',
    fr: 'Allouez le prix d’acquisition : prix {price}, capitaux propres {book}, goodwill existant {exist_gw}, réévaluation {writeup}, impôt {t}. Quel est le nouveau goodwill ?',
  },
  hint: {
    en: 'First find what the net assets are worth today.',
    fr: 'Trouvez d’abord ce que vaut l’actif net aujourd’hui.',
  },
  keyPoints: {
    en: 'Adjusted net assets = book equity – old goodwill + write-up – deferred tax liability; goodwill = price – adjusted net assets.',
    fr: 'Actif net réévalué = capitaux propres – ancien goodwill + réévaluation – impôt différé passif ; goodwill = prix – actif net réévalué.',
  },
  modelAnswer: {
    en: 'I restate the target’s net assets at fair value. From book equity of {book} I take out the old goodwill of {exist_gw}, since it is no identifiable asset, and I add the write-up of {writeup}, say for brands and customer lists. The tax base does not move, so the write-up creates a deferred tax liability, {t} of it, which I subtract. The new goodwill is what is left of the price of {price} after those adjusted net assets: {goodwill}. If we had bought less than all the shares, I would add the minority interests, at fair value or at their share of net assets. Afterwards the write-up is charged to profit over its life. Goodwill, under IFRS, is tested for impairment every year instead.',
    fr: 'Je ramène l’actif net de la cible à sa juste valeur. Des capitaux propres de {book}, je retire l’ancien goodwill de {exist_gw}, qui n’est pas un actif identifiable, et j’ajoute la réévaluation de {writeup}, marques ou clientèle. La valeur fiscale ne bouge pas, donc la réévaluation crée un impôt différé passif, {t} de ce montant, que je déduis. Le nouveau goodwill est l’écart entre le prix de {price} et cet actif net réévalué : {goodwill}. Si l’on n’achetait pas la totalité, il faudrait ajouter les minoritaires, à la juste valeur ou pour leur quote-part. Ensuite, les actifs réévalués s’amortissent et, en IFRS, le goodwill passe chaque année un test de dépréciation.',
  },
  must: ['ppa', 'goodwill', 'deferred_tax'],
  bonus: ['nci', 'impairment'],
  points: {
    ppa: {
      general: false,
      says: [
        'intangible & ~books_word & is_worth & !"book value"|"valeur comptable"',
        'is_worth > "pour de vrai"|"vraiment"|"réellement"|"really" > #',
        '"really"|"truly" > is_worth > #',
        'is_worth > # > "more"|"de plus"|"de mieux"|"extra"',
        'redo_the_list & is_worth|pay|price',

        'write_up & #|add|asset|intangible',
        'fair_value_words & asset|add|# & !surplus|"goodwill"',
        'intangible & write_up|fair_value_words',
        'intangible & add & #',
        'intangible & # & "more"|"de plus"',
        'fair_value_words & all_they_own|books_word',
        'intangible & put_a_figure',
        'cut_up & intangible|all_they_own',
        'books_word & put_a_figure & #',
        'all_they_own & price|pay|value|put_a_figure & intangible|equipment|asset',
        'redo_the_list & #',
        'redo_the_list & asset|all_they_own|books_word',
        'put_a_figure & all_they_own',
        'is_worth|worth_now > # > "more"|"de plus" & add|books_word',
      ],
    },
    goodwill: {
      general: false,
      says: [
        'price & residual|what_is_over|"left" & tagged_word',

        'the_cheque > "moins"|"minus"|"less" > all_they_own',

        'pay > # > is_worth > # > goodwill',
        '# > "left"|"reste"|"restent" > goodwill & pay|price',

        'price|pay|the_cheque & "stick a tag on"|"put a tag on"|"coller sur aucune"|"coller une étiquette" & "goodwill"|~unnamed_things|residual',
        '# > pay > unnamed_things|~unnamed_things',
        'the_cheque > residual|"au-delà"|"beyond"|"over and above" > "toucher"|"touch"|"name"|"nommer"',

        '~unnamed_things & price',
        '"vent"|"thin air" & # & pay|price',

        '~old_goodwill & wipe_out|"goes out"|"drops out"|"vanish"|"disparaît"|"saute"',

        'pay > residual > fair_value_words',
        'goodwill & price|pay & residual',
        'goodwill & residual & #',
        'price > # > goodwill > # & !"book equity"|"capitaux propres comptables"',
        'old_goodwill & wipe_out',
        'price|pay & residual & fair_net_assets',
        'pay & ~unnamed_things & #|residual',
        'old_overpayment & wipe_out',
        'the_cheque & all_they_own & what_is_over',
        'the_cheque > taken_off|"less" > all_they_own',
        'the_cheque & ~unnamed_things',
        'wipe_out_old',
        'pay|paid_to_seller & # & count_what_is_there',
        '# > gap_left & pay|paid_to_seller|count_what_is_there',
        'gap_left > # & pay|paid_to_seller|count_what_is_there',
        'count_what_is_there & # & gap_left',
        '~unnamed_things & # & residual',
        '~unnamed_things & price & "part"|"bit"|"bout"|"rest"|"reste"',
      ],
    },
    deferred_tax: {
      general: false,
      says: [
        '~tax_people & ~put_by & ~"quart"|~"quarter"',
        'tax_people & put_by & "quarter"|"quart"|"third"|"tiers"|"part"|"bit"',

        'tax_people & put_by & fraction|#',

        '~tax_people & ~owed_one_day & #|fraction',

        'subtract|"less"|"minus"|"moins" > deferred_tax|tax_claim > #',

        'subtract|"less"|"minus"|"moins" > # > deferred_tax|tax_claim',
        'tax & liability & #|record|write_up',
        'tax_basis & write_up|tax|later_part',
        'tax_people & stale_value',
        'tax_people & write_up & taken_off|fraction',
        'stale_value & owed_one_day|liability',
        'tax_people & stale_value|not_accepted',
        'tax_people > owed_one_day',
        'owed_one_day > tax_people',
        'tax_people & owed_one_day & pay|stale_value|liability',
        '~tax & liability & #|write_up|residual',
        'tax_people & "put aside"|"set aside"|"de côté" & #',
      ],
    },
    impairment: { says: ['~retest|~"teste" & ~every_year & -"amortise"|-"amortised"|-"amortit"'] },
    nci: {
      says: ['outside_holders & add|share|fair_value_words|handle_them', 'owner & keep_part & add'],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Why does tax enter this calculation at all?',
        fr: 'Pourquoi l’impôt intervient-il dans ce calcul ?',
      },
      aims: ['deferred_tax'],
    },
    {
      rung: 2,
      text: {
        en: 'The auditors find the write-up too low: what would a higher one change today, and in the years to come?',
        fr: 'Les commissaires aux comptes jugent la réévaluation trop faible : que changerait une réévaluation plus forte aujourd’hui, puis dans les années à venir ?',
      },
      aims: ['ppa', 'goodwill'],
    },
    {
      rung: 3,
      text: {
        en: 'Suppose you buy only 80% of the shares: what changes?',
        fr: 'Supposons que vous n’achetiez que 80 % du capital : qu’est-ce qui change ?',
      },
      aims: ['nci', 'goodwill'],
    },
    {
      rung: 4,
      text: {
        en: 'Your client’s investors look at EPS before these charges: why, and should they?',
        fr: 'Les investisseurs de votre client regardent le BPA avant ces charges : pourquoi, et ont-ils raison ?',
      },
      aims: ['ppa', 'impairment'],
    },
  ],
  wrongClaims: [
    'goodwill_rules_mixed_up',
    'goodwill_deducted_from_tax',
    'old_goodwill_kept',
    'write_up_tax_asset',
    'write_up_untaxed',
    'goodwill_amortised_ifrs',
    'goodwill_over_book_value',
    'write_up_subtracted',
    'deferred_tax_added',
    'goodwill_upside_down',
    'goodwill_goes_up',
    'minorities_subtracted',
    'acquirer_revalued',
    'goodwill_misplaced',
    'tax_on_goodwill',
    'deferred_tax_lowers_goodwill',
    'allocation_moves_goodwill_wrongly',
    'amortisation_spares_earnings',
    'goodwill_like_any_asset',
    'goodwill_is_share_premium',
    'goodwill_over_gross_assets',
    'write_up_lifts_goodwill',
    'deferred_tax_paid_now',
    'goodwill_loss_is_cash',
  ],
  numeric: {
    generator: 'N15',
  },
};

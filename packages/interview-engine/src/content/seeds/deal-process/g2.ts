import type { Seed } from '../../types.ts';

export const g2: Seed = {
  id: 'G2',
  topic: 'deal_process',
  levels: ['analyst'],
  question: {
    en: 'A family firm wants to sell with discretion. Broad auction or targeted one?',
    fr: 'Une famille veut vendre son entreprise en toute discrétion. Processus large ou ciblé ?',
  },
  hint: {
    en: 'Put price on one side and secrecy on the other.',
    fr: 'Mettez le prix d’un côté et le secret de l’autre.',
  },
  keyPoints: {
    en: 'Trade-off between price tension and confidentiality, speed, risk with employees and customers, universe of buyers; a limited auction in two rounds.',
    fr: 'Arbitrage entre tension sur le prix et confidentialité, rapidité, risque vis-à-vis des salariés et des clients, univers d’acquéreurs ; enchère limitée en deux tours.',
  },
  modelAnswer: {
    en: 'I would recommend a targeted process, in two rounds, with five or six buyers, trade and funds mixed. A broad auction brings more bidders and more tension on the price, that is true, but with forty names it leaks: employees worry, competitors call the customers, and the family loses face if it fails. With a handful of well-chosen buyers who know they have rivals, moving to the same deadline, you keep enough competition on value and you go faster. They first get an anonymous profile, then a strict NDA, then the memorandum, and the sensitive data only at the end. If the family wants to keep a stake, a fund lets it reinvest alongside. The risk in my view: if two drop out, leverage is gone, so I keep three names in reserve.',
    fr: 'Je recommanderais un processus ciblé, en deux tours, avec cinq ou six acquéreurs, industriels et fonds mêlés. Une enchère large amène plus de candidats et plus de tension sur le prix, c’est vrai, mais avec quarante noms cela fuite : les salariés s’inquiètent, les concurrents appellent les clients, et la famille perd la face si cela échoue. Avec quelques acheteurs bien choisis, qui savent qu’ils ont des rivaux et avancent au même rythme, on garde assez de compétition. Ils reçoivent un profil anonyme, puis, après un accord de confidentialité, le mémorandum. Si la famille veut garder un pied, un fonds lui permet de réinvestir à ses côtés. Le risque, à mon avis : si deux candidats se retirent, on perd la main, donc je garde trois noms en réserve.',
  },
  must: ['auction', 'leak_risk'],
  bonus: ['teaser_im', 'own_view', 'mgmt_package'],
  points: {
    teaser_im: { says: ['deals_teaser_noun > deals_secrecy_pledge > deals_info_book'] },
    auction: {
      says: [
        '"a few of them"|"a handful"|"quelques-uns"|"une poignée" & deals_rivalry',
        '~told_how_many_left & told_spurs',
        'process_kept_in_race & told_spurs',
        '# & deals_rivalry',
        '~deals_second_suitor & ~deals_bid_climbs',

        'deals_crowd & deals_bid_climbs',
        '~deals_lone_bidder & ~deals_bid_falls',

        '"nobody"|"no one"|"personne" > process_alone',
        '-process_alone & price|buyer|deals_rivalry',
        '~told_to_all & ~told_to_few',
        '~told_to_few & ~envy',
        '~told_to_all & ~envy & ~gossip',
        'buyer & "each other"|"one another"|"entre eux"',
      ],
    },
    leak_risk: {
      says: [
        'deals_many_buyers|deals_crowd & ~gossip',

        'deals_learns & deals_those_hurt',
        '~told_to_all & ~gossip',
        '~gossip & deals_those_hurt|deals_unsettle',
        'deals_those_hurt & deals_learns|deals_leak|deals_unsettle|"job"|"ailleurs"|"elsewhere"',
      ],
    },
    own_view: {
      byName: false,
      says: [
        'told_my_call > told_go_small',
        'process_my_choice >> deals_targeted_word|"targeted"|"ciblé"|"restreint"|"broad"',
        '"targeted"|"ciblé"|"restreint"|"broad" >> "pour moi"|"for me"|"à mon avis"|"sans hésiter"',
        '"targeted"|"ciblé"|"narrow"|"restreint" & # & "buyers"|"names"|"acheteurs"|"acquéreurs"|"noms"|"contacts"',

        'process_weighs_in > process_chosen_few',
        'process_in_sum & #|process_chosen_few',
        'process_chosen_few > "in this case"|"here"|"ici"|"dans ce cas"',
        'deals_strong_opinion',
        'deals_opinion & deals_verdict_word|deals_danger|deals_hard_times',
        'deals_opinion & depend & deals_danger|deals_hard_times',
        'deals_main_danger',
      ],
    },
    mgmt_package: {
      says: ['deals_insiders & deals_stay_invested', 'deals_stay_invested & sponsor|owner'],
    },
  },
  followUps: [
    {
      rung: 2,
      text: {
        en: 'How do you keep the price up with only three bidders?',
        fr: 'Comment tenir le prix avec trois candidats seulement ?',
      },
      aims: ['auction'],
    },
    {
      rung: 3,
      text: {
        en: 'Five candidates start and two drop out before final offers: what do you do?',
        fr: 'Cinq candidats partent et deux abandonnent avant les offres finales : que faites-vous ?',
      },
      aims: ['auction', 'own_view'],
    },
    {
      rung: 4,
      text: {
        en: 'An article about the sale appears in the press: what do you do in the next hour?',
        fr: 'Un article sur la vente paraît dans la presse : que faites-vous dans l’heure ?',
      },
      aims: ['leak_risk'],
    },
  ],
  wrongClaims: [
    'one_buyer_is_enough',
    'vendor_report_suffices',
    'one_to_one_helps_seller',
    'targeted_takes_longer',
    'broad_without_risk',
    'number_of_bidders_irrelevant',
    'targeted_always_cheaper',
    'exclusivity_at_once',
    'broad_always_best_price',
    'nda_stops_leaks',
    'targeted_has_no_tension',
    'more_bidders_lower_price',
    'nda_signed_last',
    'broad_is_more_secret',
    'leak_is_harmless',
    'documents_before_secrecy',
    'teaser_names_company',
    'package_is_a_gift',
    'indicative_offer_binds',
    'binding_offers_first',
    'no_preparation',
    'vendor_report_by_buyer',
  ],
};

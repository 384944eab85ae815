import type { Localised } from '../localised.ts';
import type { WrongClaimId } from './wrong-claims/index.ts';

interface Party {
  readonly name: string;
  /** How candidates call it, folded. */
  readonly spokenAs: readonly string[];
}

/** A real deal as far as an interview needs it; figures as announced or reported by the parties. */
export interface Deal {
  readonly id: string;
  readonly outcome: 'closed' | 'abandoned';
  readonly buyer: Party;
  readonly target: Party;
  /** Year and month, `2022-01`. */
  readonly announced: string;
  readonly ended: string;
  readonly currency: 'USD' | 'EUR' | 'CHF';
  /** What a holder of the target got for one share in the end; `null` where no such price was published. */
  readonly pricePerShare: number | null;
  /** The totals reported for it, in billions: of the equity, with debt, before and after a new price. */
  readonly billions: readonly number[];
  /** Sentences an interviewer can say. */
  readonly facts: readonly Localised[];
  readonly rationale: Localised;
  /** What makes it worth talking about. */
  readonly angles: readonly Localised[];
  /** Questions a candidate has to expect. */
  readonly challenges: readonly Localised[];
  /** What candidates get wrong about it. */
  readonly wrongFacts: readonly WrongClaimId[];
}

/** Public deals, checked against public reports. */
export const deals: readonly Deal[] = [
  {
    id: 'microsoft-activision',
    outcome: 'closed',
    buyer: { name: 'Microsoft', spokenAs: ['microsoft'] },
    target: { name: 'Activision Blizzard', spokenAs: ['activision', 'blizzard'] },
    announced: '2022-01',
    ended: '2023-10',
    currency: 'USD',
    pricePerShare: 95,
    billions: [68.7, 75],
    facts: [
      {
        en: 'Microsoft announced the deal on 18 January 2022 at 95 dollars per share, all in cash.',
        fr: 'Microsoft a annoncé l’opération le 18 janvier 2022 à 95 dollars par action, entièrement en numéraire.',
      },
      {
        en: 'That is 68.7 billion dollars net of Activision’s cash, or about 75 billion for the equity.',
        fr: 'Cela fait 68,7 milliards de dollars nets de la trésorerie d’Activision, soit environ 75 milliards pour les titres.',
      },
      {
        en: 'It closed on 13 October 2023, after the British authority had first blocked it.',
        fr: 'L’opération a été conclue le 13 octobre 2023, après un premier blocage de l’autorité britannique.',
      },
    ],
    rationale: {
      en: 'Games for the Game Pass subscription and a place in mobile games.',
      fr: 'Des jeux pour l’abonnement Game Pass et une place dans le jeu mobile.',
    },
    angles: [
      {
        en: 'Remedies: the cloud rights went to Ubisoft.',
        fr: 'Les remèdes : les droits du cloud sont allés à Ubisoft.',
      },
      {
        en: 'The spread between the offer and the share price as a measure of deal risk.',
        fr: 'L’écart entre l’offre et le cours comme mesure du risque.',
      },
    ],
    challenges: [
      {
        en: 'Part of the premium only brings the share price back to its earlier high: is it a premium at all?',
        fr: 'La prime ramène en partie le cours à son ancien plus haut : est-ce vraiment une prime ?',
      },
      {
        en: 'Would the deal still make sense without the cloud rights?',
        fr: 'L’opération garde-t-elle un sens sans les droits du cloud ?',
      },
    ],
    wrongFacts: ['microsoft_paid_in_shares'],
  },
  {
    id: 'lvmh-tiffany',
    outcome: 'closed',
    buyer: { name: 'LVMH', spokenAs: ['lvmh', 'vuitton'] },
    target: { name: 'Tiffany', spokenAs: ['tiffany', 'tiffanys'] },
    announced: '2019-11',
    ended: '2021-01',
    currency: 'USD',
    pricePerShare: 131.5,
    billions: [15.8, 16.2],
    facts: [
      {
        en: 'LVMH and Tiffany signed in November 2019 at 135 dollars per share.',
        fr: 'LVMH et Tiffany ont signé en novembre 2019 à 135 dollars par action.',
      },
      {
        en: 'The price was cut in October 2020 to 131.50 dollars, about 15.8 billion instead of 16.2.',
        fr: 'Le prix a été réduit en octobre 2020 à 131,50 dollars, soit environ 15,8 milliards au lieu de 16,2.',
      },
      { en: 'It closed on 7 January 2021.', fr: 'L’opération a été conclue le 7 janvier 2021.' },
    ],
    rationale: {
      en: 'A great American jewellery name, where LVMH was small.',
      fr: 'Un grand nom américain de la joaillerie, où LVMH était peu présent.',
    },
    angles: [
      {
        en: 'The material adverse change clause in a pandemic.',
        fr: 'La clause MAC face à une pandémie.',
      },
      {
        en: 'Litigation as a tool to renegotiate.',
        fr: 'Le contentieux comme outil de renégociation.',
      },
    ],
    challenges: [
      {
        en: 'Was a cut of about 400 million dollars worth a year of litigation?',
        fr: 'Une baisse d’environ 400 millions de dollars valait-elle un an de contentieux ?',
      },
      {
        en: 'What should Tiffany have asked for in the contract?',
        fr: 'Qu’aurait dû exiger Tiffany dans le contrat ?',
      },
    ],
    wrongFacts: ['tiffany_price_raised'],
  },
  {
    id: 'veolia-suez',
    outcome: 'closed',
    buyer: { name: 'Veolia', spokenAs: ['veolia'] },
    target: { name: 'Suez', spokenAs: ['suez'] },
    announced: '2020-10',
    ended: '2022-01',
    currency: 'EUR',
    pricePerShare: 20.5,
    billions: [13],
    facts: [
      {
        en: 'Veolia bought 29.9% of Suez from Engie in October 2020, then bid 18 euros per share against its board.',
        fr: 'Veolia a acheté 29,9 % de Suez à Engie en octobre 2020, puis a offert 18 euros par action contre l’avis du conseil.',
      },
      {
        en: 'They agreed in April 2021 at 20.50 euros, about 13 billion euros for the equity.',
        fr: 'L’accord date d’avril 2021, à 20,50 euros, soit environ 13 milliards d’euros pour les titres.',
      },
      {
        en: 'The offer closed in January 2022; a new Suez went to Meridiam, GIP and Caisse des Dépôts.',
        fr: 'L’offre s’est achevée en janvier 2022 ; un nouveau Suez est allé à Meridiam, GIP et la Caisse des Dépôts.',
      },
    ],
    rationale: {
      en: 'A French world leader in water and waste.',
      fr: 'Un leader mondial français de l’eau et des déchets.',
    },
    angles: [
      {
        en: 'A stake just below the threshold of the mandatory offer.',
        fr: 'Une participation juste sous le seuil de l’offre obligatoire.',
      },
      {
        en: 'A carve-out as the price of peace and of clearance.',
        fr: 'Un détourage comme prix de la paix et des autorisations.',
      },
    ],
    challenges: [
      {
        en: 'Who won, given what the new Suez kept?',
        fr: 'Qui a gagné, vu ce que garde le nouveau Suez ?',
      },
      {
        en: 'What did the hostile phase cost Veolia?',
        fr: 'Qu’a coûté à Veolia la phase hostile ?',
      },
    ],
    wrongFacts: ['suez_agreed_from_the_start'],
  },
  {
    id: 'broadcom-vmware',
    outcome: 'closed',
    buyer: { name: 'Broadcom', spokenAs: ['broadcom'] },
    target: { name: 'VMware', spokenAs: ['vmware', 'vm ware'] },
    announced: '2022-05',
    ended: '2023-11',
    currency: 'USD',
    pricePerShare: 142.5,
    billions: [61, 69],
    facts: [
      {
        en: 'Broadcom announced the deal on 26 May 2022: 142.50 dollars in cash or 0.2520 share, at the holder’s choice, half of each overall.',
        fr: 'Broadcom a annoncé l’opération le 26 mai 2022 : 142,50 dollars en numéraire ou 0,2520 action, au choix, moitié-moitié au total.',
      },
      {
        en: 'That was about 61 billion dollars of equity, 69 billion with the net debt.',
        fr: 'Cela faisait environ 61 milliards de dollars pour les titres, 69 milliards avec la dette nette.',
      },
      {
        en: 'It closed on 22 November 2023, worth more because Broadcom’s shares had risen.',
        fr: 'L’opération a été conclue le 22 novembre 2023, pour plus cher, car l’action Broadcom avait monté.',
      },
    ],
    rationale: {
      en: 'A chip maker that moves into software.',
      fr: 'Un fabricant de puces qui passe aux logiciels.',
    },
    angles: [
      {
        en: 'A choice of cash or shares, with a limit on each.',
        fr: 'Un choix entre numéraire et titres, plafonné de chaque côté.',
      },
      {
        en: 'A fixed ratio, whose value moves with the buyer’s share.',
        fr: 'Une parité fixe, dont la valeur suit le cours de l’acheteur.',
      },
    ],
    challenges: [
      {
        en: 'Who bore the rise of Broadcom’s share price?',
        fr: 'Qui a supporté la hausse de l’action Broadcom ?',
      },
      {
        en: 'How do customers react when prices rise after the deal?',
        fr: 'Comment réagissent les clients quand les prix montent après l’opération ?',
      },
    ],
    wrongFacts: ['vmware_all_cash'],
  },
  {
    id: 'exxonmobil-pioneer',
    outcome: 'closed',
    buyer: { name: 'ExxonMobil', spokenAs: ['exxon', 'exxonmobil', 'exxon mobil'] },
    target: { name: 'Pioneer', spokenAs: ['pioneer'] },
    announced: '2023-10',
    ended: '2024-05',
    currency: 'USD',
    pricePerShare: 253,
    billions: [59.5, 64.5],
    facts: [
      {
        en: 'ExxonMobil announced the deal on 11 October 2023: 2.3234 of its shares for each Pioneer share.',
        fr: 'ExxonMobil a annoncé l’opération le 11 octobre 2023 : 2,3234 de ses actions pour une action Pioneer.',
      },
      {
        en: 'That made 253 dollars per share, 59.5 billion for the equity and about 64.5 billion with debt.',
        fr: 'Cela faisait 253 dollars par action, 59,5 milliards pour les titres et environ 64,5 milliards avec la dette.',
      },
      { en: 'It closed on 3 May 2024.', fr: 'L’opération a été conclue le 3 mai 2024.' },
    ],
    rationale: {
      en: 'Scale in the Permian basin, at a low cost per barrel.',
      fr: 'La taille dans le bassin permien, à faible coût par baril.',
    },
    angles: [
      {
        en: 'Why a buyer full of cash pays in shares.',
        fr: 'Pourquoi un acheteur riche en cash paie en titres.',
      },
      {
        en: 'Valuing reserves rather than earnings.',
        fr: 'Valoriser des réserves plutôt que des résultats.',
      },
    ],
    challenges: [
      {
        en: 'What does the exchange ratio say about the oil price each side expects?',
        fr: 'Que dit la parité du prix du pétrole que chacun attend ?',
      },
      {
        en: 'Was the premium low, and why did Pioneer accept?',
        fr: 'La prime était-elle faible, et pourquoi Pioneer a-t-il accepté ?',
      },
    ],
    wrongFacts: ['pioneer_paid_in_cash'],
  },
  {
    id: 'adobe-figma',
    outcome: 'abandoned',
    buyer: { name: 'Adobe', spokenAs: ['adobe'] },
    target: { name: 'Figma', spokenAs: ['figma'] },
    announced: '2022-09',
    ended: '2023-12',
    currency: 'USD',
    pricePerShare: null,
    billions: [20],
    facts: [
      {
        en: 'Adobe announced the deal on 15 September 2022: about 20 billion dollars, half cash, half shares.',
        fr: 'Adobe a annoncé l’opération le 15 septembre 2022 : environ 20 milliards de dollars, moitié numéraire, moitié titres.',
      },
      {
        en: 'They gave up on 18 December 2023 after objections in Brussels and London.',
        fr: 'Elles ont renoncé le 18 décembre 2023, après les objections de Bruxelles et de Londres.',
      },
      {
        en: 'Adobe paid Figma a termination fee of one billion dollars.',
        fr: 'Adobe a versé à Figma une indemnité de rupture d’un milliard de dollars.',
      },
    ],
    rationale: {
      en: 'Design of products online, by several people at once, where Adobe was weak.',
      fr: 'Le design de produits en ligne, à plusieurs, où Adobe était faible.',
    },
    angles: [
      {
        en: 'How regulators look at the purchase of a future rival.',
        fr: 'Comment les régulateurs voient l’achat d’un futur rival.',
      },
      { en: 'Sizing a reverse break fee.', fr: 'Dimensionner une indemnité inversée.' },
    ],
    challenges: [
      {
        en: 'Which remedy could have saved the deal?',
        fr: 'Quel remède aurait pu sauver l’opération ?',
      },
      {
        en: 'Was the fee enough for fifteen lost months?',
        fr: 'L’indemnité valait-elle quinze mois perdus ?',
      },
    ],
    wrongFacts: ['figma_completed'],
  },
  {
    id: 'ubs-credit-suisse',
    outcome: 'closed',
    buyer: { name: 'UBS', spokenAs: ['ubs'] },
    target: { name: 'Credit Suisse', spokenAs: ['credit suisse'] },
    announced: '2023-03',
    ended: '2023-06',
    currency: 'CHF',
    pricePerShare: 0.76,
    billions: [3],
    facts: [
      {
        en: 'UBS agreed on 19 March 2023 to take over Credit Suisse, in a rescue arranged by the Swiss state.',
        fr: 'UBS a accepté le 19 mars 2023 de reprendre Credit Suisse, dans un sauvetage organisé par l’État suisse.',
      },
      {
        en: 'It gave one UBS share for 22.48 Credit Suisse shares, 0.76 franc each, 3 billion francs in all.',
        fr: 'UBS a donné une action pour 22,48 actions Credit Suisse, soit 0,76 franc chacune et 3 milliards de francs au total.',
      },
      { en: 'It closed on 12 June 2023.', fr: 'L’opération a été conclue le 12 juin 2023.' },
    ],
    rationale: {
      en: 'A rescue over a weekend, to stop a run on the bank.',
      fr: 'Un sauvetage en un week-end, pour arrêter la fuite des dépôts.',
    },
    angles: [
      {
        en: 'Valuing a bank that loses its deposits.',
        fr: 'Valoriser une banque qui perd ses dépôts.',
      },
      {
        en: 'Negative goodwill, and bonds written down while shareholders were paid.',
        fr: 'Un écart d’acquisition négatif, et des obligations effacées alors que les actionnaires touchaient quelque chose.',
      },
    ],
    challenges: [
      {
        en: 'Why did shareholders receive anything at all?',
        fr: 'Pourquoi les actionnaires ont-ils reçu quelque chose ?',
      },
      {
        en: 'Is a price far below book value a bargain?',
        fr: 'Un prix très inférieur aux fonds propres est-il une bonne affaire ?',
      },
    ],
    wrongFacts: ['credit_suisse_premium'],
  },
  {
    id: 'disney-fox',
    outcome: 'closed',
    buyer: { name: 'Disney', spokenAs: ['disney'] },
    target: { name: '21st Century Fox', spokenAs: ['fox', 'century fox', '21st century fox'] },
    announced: '2017-12',
    ended: '2019-03',
    currency: 'USD',
    pricePerShare: 38,
    billions: [52.4, 71.3],
    facts: [
      {
        en: 'Disney announced the deal in December 2017 at 52.4 billion dollars, in shares.',
        fr: 'Disney a annoncé l’opération en décembre 2017 à 52,4 milliards de dollars, en titres.',
      },
      {
        en: 'After a cash bid of 65 billion from Comcast, it went up in June 2018 to 71.3 billion, 38 dollars per share, in cash and shares.',
        fr: 'Après une offre de Comcast de 65 milliards en numéraire, elle est passée en juin 2018 à 71,3 milliards, 38 dollars par action, en numéraire et en titres.',
      },
      {
        en: 'It closed on 20 March 2019, with at least 2 billion of cost synergies promised.',
        fr: 'L’opération a été conclue le 20 mars 2019, avec au moins 2 milliards de synergies de coûts annoncés.',
      },
    ],
    rationale: {
      en: 'Films and series to launch its own streaming service.',
      fr: 'Des films et des séries pour lancer son propre service de streaming.',
    },
    angles: [
      {
        en: 'A bidding war, and the winner’s curse.',
        fr: 'Une surenchère, et la malédiction du vainqueur.',
      },
      {
        en: 'Divestments, such as the regional sports channels.',
        fr: 'Les cessions, comme les chaînes de sport régionales.',
      },
    ],
    challenges: [
      {
        en: 'What justified almost 19 billion more in six months?',
        fr: 'Qu’est-ce qui justifiait presque 19 milliards de plus en six mois ?',
      },
      { en: 'Why did Disney add cash?', fr: 'Pourquoi Disney a-t-il ajouté du numéraire ?' },
    ],
    wrongFacts: ['fox_news_bought'],
  },
  {
    id: 'psa-fca',
    outcome: 'closed',
    buyer: { name: 'PSA', spokenAs: ['psa', 'peugeot', 'stellantis'] },
    target: { name: 'Fiat Chrysler', spokenAs: ['fca', 'fiat chrysler', 'fiat', 'chrysler'] },
    announced: '2019-12',
    ended: '2021-01',
    currency: 'EUR',
    pricePerShare: null,
    billions: [],
    facts: [
      {
        en: 'PSA and Fiat Chrysler signed in December 2019 a merger with half of the new group for each side’s shareholders.',
        fr: 'PSA et Fiat Chrysler ont signé en décembre 2019 une fusion où les actionnaires de chaque camp ont la moitié du nouveau groupe.',
      },
      {
        en: 'They announced more than 5 billion euros of annual synergies, and cut Fiat Chrysler’s special dividend to 2.9 billion.',
        fr: 'Ils ont annoncé plus de 5 milliards d’euros de synergies annuelles, et ramené le dividende exceptionnel de Fiat Chrysler à 2,9 milliards.',
      },
      {
        en: 'Stellantis was born on 16 January 2021.',
        fr: 'Stellantis est né le 16 janvier 2021.',
      },
    ],
    rationale: {
      en: 'Scale, to share platforms and pay for electric cars.',
      fr: 'La taille, pour partager les plateformes et financer l’électrique.',
    },
    angles: [
      {
        en: 'A merger of equals: who contributes what, who governs.',
        fr: 'Une fusion entre égaux : qui apporte quoi, qui dirige.',
      },
      {
        en: 'The special dividend that balances the two sides.',
        fr: 'Le dividende exceptionnel qui équilibre les deux côtés.',
      },
    ],
    challenges: [
      {
        en: 'Was it equal, if PSA named the chief executive?',
        fr: 'Était-ce une fusion entre égaux, si PSA nommait le directeur général ?',
      },
      {
        en: 'Did PSA’s shareholders pay a hidden premium?',
        fr: 'Les actionnaires de PSA ont-ils payé une prime cachée ?',
      },
    ],
    wrongFacts: ['stellantis_plant_closures'],
  },
  {
    id: 'bayer-monsanto',
    outcome: 'closed',
    buyer: { name: 'Bayer', spokenAs: ['bayer'] },
    target: { name: 'Monsanto', spokenAs: ['monsanto'] },
    announced: '2016-09',
    ended: '2018-06',
    currency: 'USD',
    pricePerShare: 128,
    billions: [63],
    facts: [
      {
        en: 'Bayer and Monsanto signed in September 2016 at 128 dollars per share, in cash.',
        fr: 'Bayer et Monsanto ont signé en septembre 2016 à 128 dollars par action, en numéraire.',
      },
      {
        en: 'With the debt, that was about 63 billion dollars at closing.',
        fr: 'Avec la dette, cela faisait environ 63 milliards de dollars au closing.',
      },
      {
        en: 'It closed on 7 June 2018, after large disposals to BASF.',
        fr: 'L’opération a été conclue le 7 juin 2018, après de grandes cessions à BASF.',
      },
    ],
    rationale: {
      en: 'Seeds and crop protection under one roof.',
      fr: 'Les semences et la protection des cultures sous un même toit.',
    },
    angles: [
      {
        en: 'Due diligence on claims that had not yet been brought.',
        fr: 'La due diligence sur des litiges à venir.',
      },
      {
        en: 'Remedies that made a competitor.',
        fr: 'Des remèdes qui ont fait naître un concurrent.',
      },
    ],
    challenges: [
      {
        en: 'Could the glyphosate cases be foreseen?',
        fr: 'Les procès du glyphosate étaient-ils prévisibles ?',
      },
      {
        en: 'What protection could Bayer have asked from a listed target?',
        fr: 'Quelle protection Bayer pouvait-il demander à une cible cotée ?',
      },
    ],
    wrongFacts: ['monsanto_paid_in_shares'],
  },
  {
    id: 'sanofi-genzyme',
    outcome: 'closed',
    buyer: { name: 'Sanofi', spokenAs: ['sanofi', 'sanofi aventis'] },
    target: { name: 'Genzyme', spokenAs: ['genzyme'] },
    announced: '2011-02',
    ended: '2011-04',
    currency: 'USD',
    pricePerShare: 74,
    billions: [20.1],
    facts: [
      {
        en: 'Sanofi first bid 69 dollars per share against the board of Genzyme.',
        fr: 'Sanofi a d’abord offert 69 dollars par action contre l’avis du conseil de Genzyme.',
      },
      {
        en: 'They agreed on 16 February 2011 at 74 dollars in cash, about 20.1 billion dollars.',
        fr: 'L’accord date du 16 février 2011, à 74 dollars en numéraire, soit environ 20,1 milliards de dollars.',
      },
      {
        en: 'Each share also received a contingent value right, paid if a medicine and its production met targets.',
        fr: 'Chaque action a reçu en plus un certificat de valeur conditionnelle, payé si un médicament et sa production tenaient leurs objectifs.',
      },
    ],
    rationale: {
      en: 'Biotechnology and rare diseases, as patents ran out.',
      fr: 'La biotechnologie et les maladies rares, alors que des brevets expiraient.',
    },
    angles: [
      {
        en: 'A contingent right to bridge a gap on the price.',
        fr: 'Un droit conditionnel pour combler un écart de prix.',
      },
      {
        en: 'A hostile offer that ends in an agreement.',
        fr: 'Une offre hostile qui finit en accord.',
      },
    ],
    challenges: [
      {
        en: 'What was the contingent right worth on the day of signing?',
        fr: 'Que valait le certificat le jour de la signature ?',
      },
      {
        en: 'Why not simply pay more in cash?',
        fr: 'Pourquoi ne pas payer simplement plus en numéraire ?',
      },
    ],
    wrongFacts: ['genzyme_paid_in_shares'],
  },
  {
    id: 'musk-twitter',
    outcome: 'closed',
    buyer: { name: 'Elon Musk', spokenAs: ['musk'] },
    target: { name: 'Twitter', spokenAs: ['twitter'] },
    announced: '2022-04',
    ended: '2022-10',
    currency: 'USD',
    pricePerShare: 54.2,
    billions: [44],
    facts: [
      {
        en: 'Elon Musk signed on 25 April 2022 at 54.20 dollars per share, about 44 billion dollars.',
        fr: 'Elon Musk a signé le 25 avril 2022 à 54,20 dollars par action, soit environ 44 milliards de dollars.',
      },
      {
        en: 'About 13 billion came from bank debt that the banks could not sell on.',
        fr: 'Environ 13 milliards venaient d’une dette que les banques n’ont pas pu replacer.',
      },
      {
        en: 'He tried to walk away, was sued in Delaware and closed at the end of October 2022.',
        fr: 'Il a voulu se retirer, a été assigné dans le Delaware et a conclu fin octobre 2022.',
      },
    ],
    rationale: {
      en: 'A private owner with his own plan for the network.',
      fr: 'Un propriétaire privé, avec son propre projet pour le réseau.',
    },
    angles: [
      {
        en: 'Specific performance: a court can force a buyer to close.',
        fr: 'L’exécution forcée : un tribunal peut obliger l’acheteur à conclure.',
      },
      {
        en: 'Leverage on a business with weak cash flow.',
        fr: 'Un levier sur une activité qui dégage peu de trésorerie.',
      },
    ],
    challenges: [
      {
        en: 'Who lost most: the owner, the banks or the sellers?',
        fr: 'Qui a le plus perdu : le propriétaire, les banques ou les vendeurs ?',
      },
      {
        en: 'What debt could Twitter really carry?',
        fr: 'Quelle dette Twitter pouvait-il vraiment porter ?',
      },
    ],
    wrongFacts: ['twitter_price_cut'],
  },
];

import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: a realistic view of the job. */
export const jobRealityClaims = {
  adviser_signs_the_audit: {
    concept: 'job_reality',
    says: ['deal_adviser > certifies_accounts & !"auditor"|"auditors"|"auditeur"|"auditeurs"'],
    example: {
      en: 'As the sell-side bank we signed the statutory audit of the target.',
      fr: 'Comme conseil vendeur, on a signé l’audit légal de la cible.',
    },
    correction: {
      en: 'Auditors certify the accounts; an M&A adviser runs the process, values and negotiates.',
      fr: 'Le commissaire aux comptes certifie ; le conseil M&A mène le processus, valorise et négocie.',
    },
  },
  fund_looks_at_sales_only: {
    concept: 'job_reality',
    says: ['buyout_house > measures_worth > sales_alone > ~never_on_profit'],
    example: {
      en: 'A fund values its companies on revenue, never on EBITDA.',
      fr: 'Un fonds valorise ses participations sur le chiffre d’affaires, jamais sur l’EBITDA.',
    },
    correction: {
      en: 'Funds value most companies on a multiple of EBITDA, less their net debt.',
      fr: 'Un fonds valorise le plus souvent sur un multiple d’EBITDA, dont il retire la dette nette.',
    },
  },
  shareholders_before_creditors: {
    concept: 'job_reality',
    says: ['shareholders_noun >> before_creditors'],
    example: {
      en: 'In a restructuring the shareholders are paid first.',
      fr: 'En restructuring, les actionnaires sont payés en premier.',
    },
    correction: {
      en: 'Creditors come first, in their order; shareholders have what is left.',
      fr: 'Les créanciers passent d’abord, dans leur ordre ; les actionnaires ont le reste.',
    },
  },
  profit_taken_for_cash: {
    concept: 'job_reality',
    says: ['equals_cash', 'lifts_profit_before_wear'],
    example: {
      en: 'EBITDA is the same as cash.',
      fr: 'L’EBITDA, c’est le cash.',
    },
    correction: {
      en: 'Between EBITDA and cash stand tax, interest, investment and working capital.',
      fr: 'Entre l’EBITDA et la trésorerie, il y a l’impôt, les intérêts, l’investissement et le BFR.',
    },
  },
  discounts_what_is_not_cash: {
    concept: 'job_reality',
    says: ['discounts_flows > discounts_profits'],
    example: {
      en: 'A DCF discounts net income.',
      fr: 'Un DCF actualise le résultat net.',
    },
    correction: {
      en: 'A DCF discounts free cash flows, not a line of the accounts.',
      fr: 'Un DCF actualise des flux de trésorerie disponibles, pas une ligne comptable.',
    },
  },
  cash_moves_at_signing: {
    concept: 'job_reality',
    says: ['cash_at_signature'],
    example: {
      en: 'The price is paid at signing.',
      fr: 'Le prix est payé au signing.',
    },
    correction: {
      en: 'Signing binds both sides; money and shares change hands at closing.',
      fr: 'Le signing engage ; l’argent et les titres changent de main au closing.',
    },
  },
  fund_carries_the_debt: {
    concept: 'job_reality',
    says: ['debt_on_the_fund'],
    example: {
      en: 'In an LBO the fund repays the debt.',
      fr: 'Dans un LBO, le fonds rembourse la dette.',
    },
    correction: {
      en: 'The company that was bought carries and repays the debt, out of its own cash flow.',
      fr: 'C’est la société achetée qui porte la dette et la rembourse par ses flux.',
    },
  },
  job_taken_for_another: {
    concept: 'job_reality',
    says: [
      'slip_the_trade > slip_other_trade & !slip_contrast',
      'slip_other_trade > slip_the_trade & !slip_contrast|"from"|"de l\'"',
    ],
    example: {
      en: 'In M&A the bank buys companies and resells them for its own account.',
      fr: 'En M&A on achète les sociétés avec l’argent de la banque.',
    },
    correction: {
      en: 'M&A advises: it values, prepares and negotiates for clients, and earns fees on their deals.',
      fr: 'Le M&A conseille : il valorise, prépare et négocie pour des clients, contre des honoraires.',
    },
  },
  junior_in_command: {
    concept: 'job_reality',
    says: [
      'slip_the_junior & slip_runs_the_house & !slip_contrast|"never"|"jamais"|"later"|"plus tard"',
    ],
    example: {
      en: 'As an analyst I will be originating mandates from the first month.',
      fr: 'Comme analyste, on apporte des clients dès la première année.',
    },
    correction: {
      en: 'An analyst prepares numbers and pages; seniors bring clients, decide and negotiate.',
      fr: 'Un analyste prépare les chiffres et les pages ; les seniors apportent les clients, décident et négocient.',
    },
  },
  hours_called_a_myth: {
    concept: 'job_reality',
    says: [
      '~"hours"|~"horaires"|~"nights"|~"nuits"|~"pace"|~"rythme" > ~outright_not_so_bad',
      'outright_time_kept & !"in audit"|"in consulting"|"en audit"|"en conseil"|"cannot"|"never"|says_otherwise|"thought"|"croyais"|"used to"',
      '~sweep_hours > ~"that is folklore"|~"just folklore"|~"all folklore"|~"c’est du folklore"|~"des légendes"',
      '~sweep_hours > ~sweep_office_day & !"nights"|"nuits"|"not"|"pas"|"never"|"jamais"|"rarely"|"consultant"|"auditor"|"auditeur"',
      '~sweep_hours >> ~sweep_is_a_myth & !"no myth"|"not a myth"|"no legend"|"pas un mythe"|"not exaggerated"|"pas exagéré"|"pas exagérés"|"some say"',
      '~sweep_analyst > ~sweep_office_day & !"nights"|"nuits"|"not"|"pas"|"never"|"jamais"|"rarely"|"consultant"|"auditor"|"auditeur"',
      'sweep_early > sweep_runs_it & !"not"|"pas"|"never"|"jamais"',
      'sweep_runs_it > sweep_early & !"not"|"pas"|"never"|"jamais"',
      'sweep_mostly_dinners & !"not"|"pas"|"people think"',
      '"bank"|"banking"|"banque" > ~"not work more than"|"no more than in"|~"pas plus qu"|"same hours as"|"mêmes horaires qu" > "audit"|"consulting"|"conseil"|"ailleurs"',
    ],
    example: {
      en: 'The long hours are a myth.',
      fr: 'Un analyste finit à dix-huit heures.',
    },
    correction: {
      en: 'The first years are long nights, pages redone and weekends cancelled; seniors negotiate.',
      fr: 'Les premières années, ce sont des nuits longues, des pages refaites et des week-ends annulés ; les seniors négocient.',
    },
  },
  swaps_the_trades: {
    concept: 'job_reality',
    says: [
      'other_trade >> carries_the_deal',
      'banking_trade >> leaves_the_deal',
      '"auditors"|"auditeurs"|"consultants" >> "decide the price"|"set the price"|"fix the price"|"fixent le prix"|"décident du prix" & !"not"|"pas"',
    ],
    example: {
      en: 'The consultant executes the transaction, whereas the banker only recommends.',
      fr: 'Le banquier s’arrête à la recommandation.',
    },
    correction: {
      en: 'Auditors certify accounts and consultants recommend; the bank runs the transaction until closing.',
      fr: 'L’auditeur certifie, le consultant recommande ; la banque mène la transaction jusqu’au closing.',
    },
  },
  hours_do_not_matter: {
    concept: 'job_reality',
    says: [
      'outright_less_than_there & !says_otherwise|"not"|"pas"|"thought"|"croyais"',
      '~spared_weekends & "analyst"|"analyste"|"banking"|"banque"|"here"|"ici" & !"in audit"|"en audit"|"in consulting"|"en conseil"|"illusion"|says_otherwise',
      'light_week & !"in audit i"|"in consulting i"|"en audit j"|"en conseil j"|"audit where"|"audit où"|"left audit"|"quitté"|"not expect"|"attends pas"|"illusion"|"une fois sur"|says_otherwise',
      'pace_noun > same_pace_as_there & !says_otherwise',
      '~shorter_hours & choice_trades|choice_hours|~first_person|"analyst"|"analyste" & !"longer"|"heavier"|"although"|"even though"|"in consulting"|"in audit"|"en conseil"|"en audit"|"plus longs"',
      'choice_hours > choice_light',
      '"hours"|"weekends" & "exaggerated"|"overstated"|"a myth"|"not that bad"|"nine to six"|"nine to five"|"balanced"|"regular"',
      '"horaires"|"nuits" & "exagéré"|"exagérés"|"un mythe"|"pas si"|"normaux"|"raisonnables"|"équilibrés"|"comme partout"',
      '"work life balance" & "good"|"great"|"better"|"excellent"',
      '"équilibre" & "bon"|"meilleur"|"excellent" & "vie"',
      '"quieter than"|"calmer than"|"more relaxed than"|"easier than" & "audit"|"consulting"|"auditors"|"consultants"',
      '"weekends are free"|"weekends off"|"free evenings"|"evenings free"|"home for dinner"',
      '"plus tranquille"|"plus calme"|"plus reposant"|"moins d’heures" & "audit"|"conseil"|"ailleurs"',
      '"week ends libres"|"soirées libres"|"jamais le week end"|"rentre dîner"',
    ],
    example: {
      en: 'I have heard that the hours are exaggerated and that it is nine to six in fact.',
      fr: 'On m’a dit que les horaires sont exagérés et qu’en fait ils sont raisonnables.',
    },
    correction: {
      en: 'Seventy to eighty hours a week, nights and cancelled plans are part of the first years.',
      fr: 'Soixante-dix à quatre-vingts heures par semaine, des nuits et des soirées annulées font partie des premières années.',
    },
  },
  glamour: {
    concept: 'job_reality',
    says: [
      'outright_from_the_start & outright_advises_the_top & !says_otherwise|"seniors"|"not"|"pas"|"partners"|"never"|"jamais"',
      '~outright_little_dull_work & !"thought"|"croyais"|"think"|"know"|"sais"|says_otherwise',
      '"analyst"|"analyste"|"junior" > "in front of chief executives"|"with chief executives"|"with ceos"|"avec des patrons"|"face aux patrons"|"en face des dirigeants" & !says_otherwise|"seniors"',
      'pitch_noun > always_won & !says_otherwise',
      'speaks_to_the_top & most_of_the_day|"analyst"|"analyste"|"junior" & !says_otherwise|"seniors"',
      '"analyst"|"analysts"|"first year"|"juniors" & "negotiate"|"negotiates"|"present to the board"|"present to boards"|"run the deal"|"meet ceos"|"lead the negotiation" & !"left to"|"seniors"',
      '"analyste"|"analystes"|"première année"|"juniors" & "négocie"|"négocient"|"présentent au conseil"|"présente aux"|"mènent le deal"|"avec les pdg"|"dirige les négociations" & !"aime"|"préfère"',
      '"leave at six"|"leaves at six"|"home by six"|"leave at seven"|"forty hours"|"35 hours"|"39 hours"',
      '"part à dix huit heures"|"partent à dix huit heures"|"finit à dix huit"|"trente neuf heures"|"trente cinq heures"|"39 heures"|"35 heures"|"40 heures"|"quarante heures"|"partir à 18"|"partent à 18"',
      '"finish"|"finishes"|"leave"|"leaves"|"go home"|"home" > "at six"|"by six"|"around six"|"by seven"|"at seven"|"before dinner"',
      '"finit"|"finissent"|"rentre"|"rentrent"|"part"|"partent"|"quitte" > "dix huit heures"|"dix neuf heures"|"18 heures"|"19 heures"|"18 h"|"dix sept heures"',
      '"analyste"|"junior"|"stagiaire"|"débutant" > "négocie"|"décide"|"dirige"|"mène" > "pdg"|"patrons"|"prix"|"deal"|"conseil"',
      '"analyst"|"junior"|"intern" > "negotiates"|"decides"|"leads" > "ceos"|"ceo"|"price"|"deal"|"board"|"negotiation"',
    ],
    example: {
      en: 'An analyst leaves at six and will negotiate with the board in the first year.',
      fr: 'Un analyste fait 39 heures et négocie avec les PDG.',
    },
    correction: {
      en: 'A junior builds models and pages late into the night; seniors speak for the bank.',
      fr: 'Un junior construit des modèles et des pages jusque tard dans la nuit ; ce sont les seniors qui parlent au nom de la banque.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

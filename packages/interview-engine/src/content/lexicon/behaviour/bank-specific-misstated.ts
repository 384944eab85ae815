import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Facts about this bank, in the words of those who get it wrong. */
export const bankSpecificMisstated: Lexicon = {
  advice_alike: [
    'much like another, much the same, all the same, interchangeable, alike, as good as another, same everywhere, no different',
    'se valent, se ressemblent, interchangeables, toutes pareilles, toutes les mêmes, pareil partout',
  ],
  advice_bank_facts: [
    'deal details, your deals, your latest deals, mandate, who advised, facts about, which bank, league table',
    'opérations de la maison, vos opérations, vos deals, derniers deals, qui conseillait, détails des opérations, mandat, classement, nom de l’opération',
  ],
  advice_gets_wrong: [
    'wrong, mistake, mix up, confuse, credit you with, someone else’s, somebody else’s, checked, check, verify, inaccurate, approximate',
    'trompe, erreur, confondre, confonds, attribuer, approximatif, inexact, vérifier, vérifié, mélanger',
  ],
  advice_holds_elsewhere: [
    'hold for, works at, works for any, works everywhere, fits any, any of your competitors, true of any, any bank',
    'valable pour, valent pour, vaut pour, marche partout, tient pour, n’importe quelle banque, n’importe laquelle, chez vos concurrents, partout ailleurs',
  ],
  advice_my_reasons: [
    'reasons, answer, paragraph, letter, speech, motivation',
    'raisons, réponse, paragraphe, lettre, discours, motivation, argumentaire',
  ],
  advice_tailoring: [
    'tailor, tailoring, tailored, customise, personalise, naming your deals, quoting your deals, citing your deals, people i met, specific answer, specific reasons',
    'personnaliser, adapter, sur mesure, citer vos opérations, citer vos deals, parler de vos deals, réponse spécifique, gens que j’ai rencontrés',
  ],
  choice_all_banks: [
    'all banks, all the banks, all investment banks, every bank',
    'toutes les banques, toutes ces banques, toutes les maisons',
  ],
  choice_banks: ['banks, houses, teams', 'banques, maisons, équipes'],
  choice_independent: ['boutique, independent', 'boutique, indépendant, indépendante'],
  choice_indifferent: [
    'makes no difference which, no difference to me, do not mind which, do not care which, one bank or another, any of them would',
    'en vaut une autre, vous ou une autre, peu importe laquelle, m’est égal, laquelle importe peu',
  ],
  choice_lends: ['lends to, by lending', 'prête à, en prêtant'],
  choice_not_looked: [
    'not know your deals, not know your transactions, not looked at your, not looked into your, not read about your, do not know any of your',
    'pas regardé vos, ne connais pas vos, rien lu sur vous, ne connais aucune de vos',
  ],
  choice_same_trade: [
    'same job, same work, same thing, interchangeable, makes no difference, makes no real difference, all the same, basically the same as, the same as m&a, the same as banking, the same as audit',
    'même métier, même travail, même chose, interchangeables, interchangeable, c’est tout pareil, aucune différence, pour moi c’est pareil, pareil que le m&a, pareil que la banque, pareil que l’audit, comme le m&a',
  ],
  choice_site: ['website, brochure, brand', 'site, plaquette, marque'],
  choice_suffices: [
    'is enough, tells me everything, tells me enough, all i need',
    'suffit, tout ce qu’il faut',
  ],
  choice_your_balance_sheet: [
    'your balance sheet, your lending, your loans, your own balance sheet, you underwrite, you lend, you for the lending, loans you make',
    'votre bilan, vos crédits, vos prêts, votre propre bilan, vous prêtez, vous souscrivez, crédits que vous, prêts que vous',
  ],
  claims_to_be: [
    'you’re, your bank is, your house is, rothschild is, rothschild co is',
    'vous êtes, votre banque est, votre maison est, rothschild est, rothschild co est',
  ],
  deposit_bank: [
    'deposit bank, high street bank, branch network, network of branches, american universal bank',
    'banque de dépôt, réseau d’agences, banque universelle américaine, grande banque universelle',
  ],
  earns_by_lending: [
    'taking deposits, deposits and lending, lending them out, interest margin, interest on loans, interest on the loans, by lending, from lending, lending to your clients, lending from its, taking retail deposits, sell loans, taking savings, loans you make, loans you give, your trading, its own trading, trading positions',
    'les dépôts, en prêtant, intérêts des prêts, intérêts sur les prêts, intérêts des crédits, marge d’intérêt, des prêts que, prête sur son bilan, dépôts des particuliers, vendre des crédits, vend des crédits, crédits que vous accordez, crédits que vous faites, prêts que vous faites, votre trading, positions de marché',
  ],
  earns_word: [
    'earn, make most of your money, make your money, income comes from, live off, revenue comes from',
    'gagne sa vie, gagne surtout sa vie, gagnez votre vie, gagnez surtout, vivez de, revenus viennent, tire ses revenus',
  ],
  giant_deals: [
    'mega deals, megadeals, jumbo deals, fifty billion, tens of billions',
    'méga deals, mégadeals, cinquante milliards, dizaines de milliards, méga opérations, très grosses opérations',
  ],
  looked_at_nothing: [
    'no idea what deals, no idea which deals, not looked at any, not looked at your, not looked up, not looked into, not read anything, not read about, not researched, no research, not done any research, not do any research, not studied your, know nothing about your, not know anything about your, not need to know anything, no need to know your, fresh eye, not prepared anything, nothing about you, nothing about your, not bothered to read',
    'aucune idée de vos, aucune idée des deals, pas regardé, regardé aucune, rien lu, pas étudié, rien regardé, pas fait de recherche, aucune recherche, lu aucun, pas renseigné, pas renseignée, rien préparé, pas besoin de connaître, sais rien de votre, connais rien de votre, œil neuf, regard neuf, aucune de vos opérations, aucun de vos deals, aucune de vos transactions',
  ],
  met_nobody: [
    'not talked to anybody, not talked to anyone, not spoken to anybody, not spoken to anyone, not met anyone, not met anybody, talked to nobody, spoken to nobody, met nobody, spoke to nobody, contacted nobody, not contacted anyone, not talked to any, not spoken to any, know nobody, not speak to anyone',
    'parlé à personne, rencontré personne, contacté personne, échangé avec personne, discuté avec personne, appelé personne, connais personne',
  ],
  outright_answered: [
    'the one that answered, the only one that answered, first to answer, first one to answer, first to reply, you replied, you answered, yours answered',
    'la vôtre a répondu, vous avez répondu, première à répondre, seule à répondre, seule qui a répondu, la première qui a répondu',
  ],
  outright_cannot_name: [
    crossed(
      'could not name, cannot name, can not name, could not cite',
      'one of your, any of your, a single, a deal',
    ),
    crossed(
      'ne saurais pas citer, ne pourrais pas citer, serais incapable de citer, ne connais',
      'une de vos, un de vos, une seule de vos, aucune de vos, aucun de vos',
    ),
  ],
  outright_like_any: [
    crossed(
      'your team is, your bank is, you are',
      'the same as any, like any other, the same as the others, just like the others',
    ),
    crossed(
      'votre équipe est, votre banque est, vous êtes',
      'comme les autres, comme une autre, une banque comme, pareille aux autres, pareils que les autres',
    ),
  ],
  says_yes: [
    'says yes, will have me, takes me, would take me, wants me, offers first, makes an offer',
    'dit oui, dira oui, veut de moi, veut bien de moi, me prend, me prendra, fait une offre',
  ],
  small_deals_team: [
    'mid cap, midcap, small cap, smid',
    'mid cap, midcap, small cap, smid, petites capitalisations',
  ],
  takes_any: [
    'any bank, the first bank, whichever bank, any team, first one, anyone who',
    'n’importe quelle banque, la première banque, première équipe, la première qui, celle qui',
  ],
  the_house_here: ['your, you, here, bank, team', 'votre, vos, vous, ici, équipe, banque'],
  turn_retail_or_lender: [
    'retail bank, big retail bank, lends from its balance sheet, lends to companies, biggest lender, commercial bank, takes deposits, branches everywhere',
    'banque de détail, banque de réseau, prête avec son bilan, prête de l’argent, banque commerciale, banque de dépôt, agences partout, premier prêteur',
  ],
  universal_bank: [
    'universal bank, american bank, commercial bank, retail bank, bulge bracket, balance sheet bank',
    'banque universelle, banque américaine, banque commerciale, banque de détail, banque de bilan, banque de réseau',
  ],
  wins_mandates_by_lending: [
    crossed(
      'win mandates, wins mandates, get mandates, win clients, wins clients, get deals, win deals',
      'by lending, through lending, with your balance sheet, through your balance sheet, by financing, with loans',
    ),
    crossed(
      'gagnez des mandats, gagne des mandats, décrochez des mandats, obtenez des mandats, remportez les mandats, gagnez vos mandats',
      'en prêtant, grâce à votre bilan, avec votre bilan, par le crédit, grâce au crédit, en finançant',
    ),
  ],
  wrong_house_fact: [
    'lending book, loan book, your loans, balance sheet, retail branches, geneva, swiss, edmond, listed in paris, listed on the, lives off its loans, lives off lending, lends to, loans to wealthy, high street',
    'vos prêts, votre bilan, vos crédits, salle de marchés, agences de quartier, genevoise, suisse, edmond, cotée à paris, cotée en bourse, vit de ses crédits, vit surtout de ses crédits, ses crédits aux, prête à',
  ],
};

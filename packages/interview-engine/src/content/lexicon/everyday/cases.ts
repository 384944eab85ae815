import type { Lexicon } from '../../types.ts';

/** What people say, in everyday words, when they advise somebody in a case. */
export const everydayCaseNotions = {
  case_pocket: [
    'pocket, cash in, take the money, money out, take some money, bring in money, get cash',
    'encaisser, encaisse, empocher, touche l’argent, récupérer de l’argent, sortir de l’argent',
  ],
  case_pay_family: [
    'pay themselves, pays the family, to the family, pay itself',
    'reverse l’argent, à la famille',
  ],
  case_can_block: [
    'block, veto, statutes, his agreement, need him, big things, count double, a say',
    'bloquer, veto, statuts, son accord, sans lui, grosses choses, comptent double, mot à dire',
  ],
  case_newcomer: [
    'new guy, newcomer, new investor, new shareholder, new partner, he, him, alone',
    'le nouveau, nouvel investisseur, nouvel actionnaire, nouveau venu, entrant, lui, tout seul',
  ],
  case_market_police: [
    'market watchdog, stock exchange watchdog, market authority, markets authority',
    'gendarme de la bourse, gendarme boursier, autorité des marchés',
  ],
  case_clears_papers: [
    'sign off, approve, clear, papers, document, prospectus, their papers, clear the offer',
    'valider, viser, dossier, document, note d’information, approuver, donner son feu vert, viser leurs documents',
  ],
  case_holders: [
    'holders, shareholders, shareholder, owners of the shares',
    'porteurs, actionnaires',
  ],
  case_tender: [
    'hand in their shares, tender, weeks to, directly, over our heads, bring their shares, few weeks',
    'apporter, directement, par dessus notre tête, semaines pour, quelques semaines',
  ],
  case_ask_first: [
    'without asking, ask our, stay fair, stay neutral, must vote, their vote, shareholder vote, shareholders vote, shareholder approval, general meeting, holders vote, owners have voted, without asking the shareholders, without the shareholders, without a vote, without a shareholder vote',
    'sans demander, demander à nos, rester loyal, rester neutre, doivent voter, leur vote, assemblée générale, vote des actionnaires, accord des actionnaires, autorisation des actionnaires, sans demander aux actionnaires, sans les actionnaires, sans vote',
  ],
  case_hamper: [
    'block, harder for them, make it harder, show them, hold them, frustrate, frustrating action, take defensive measures, block the offer, block the bid, stop the bid',
    'bloquer, compliquer, plus difficile pour eux, leur montrer, montrer qu’on, entraver, faire échouer, mesures de défense, bloquer l’offre, empêcher l’offre',
  ],
  case_up_front: [
    'up front, now, today, straight away, half, part',
    'tout de suite, aujourd’hui, comptant, moitié, une partie',
  ],
  case_later: [
    'years later, later if, if the brand keeps, in two years',
    'ans plus tard, plus tard si, si la marque continue, dans deux ans',
  ],
  case_gives_part: [
    'takes part, takes a part, part of our future, share our future, own part of us, piece of us',
    'prend un bout, bout de notre avenir, part de notre avenir, morceau de nous',
  ],
  case_in_hand: [
    'in the bank, in the till, what they have, money at hand, lying around, cash they have',
    'en banque, en caisse, de côté, argent disponible, de quoi payer',
  ],
  case_clean_profit: [
    'clean profit, yearly profit, cash earnings, operating earnings, rebuilt figure, rebuilt profit, real profit',
    'bénéfice annuel propre, bénéfice propre, résultat propre, excédent, chiffre refait, vrai bénéfice',
  ],
  case_falls_through: [
    'falls through, green light never, no green light, approval never, never comes, goes wrong, if it fails, approvals are in, approval is in',
    'capote, si le feu vert, feu vert ne venait, feu vert ne vient, ça échoue, accords ne sont, accords sont là, si ça rate',
  ],
  case_written_in: [
    'written in, write in, contract said, in the contract, asked for, right to, nobody has to close',
    'faire écrire, fait écrire, contrat disait, dans le contrat, demandé un, le droit de, obligé de conclure',
  ],
  case_watch_fear: [
    'feared, fear, afraid, worried, did not want',
    'craignaient, craint, peur, redoutaient, ne voulaient pas',
  ],
} as const satisfies Lexicon;

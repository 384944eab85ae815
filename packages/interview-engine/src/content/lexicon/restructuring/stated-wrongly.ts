import type { Lexicon } from '../../types.ts';

/** Words for what is false of a rescue however it is put. */
export const wronglyStatedRescues = {
  rescue_best_secured: [
    'best secured, most secured, safest class, best covered, best protected',
    'mieux garantie, mieux garanti, mieux garantis, mieux garanties, mieux couverte, mieux couverts, plus protégée',
  ],
  rescue_yearly_budget: [
    'annual budget, yearly budget, ebitda budget, budget for the year',
    'budget annuel, budget de l’année, budget d’ebitda',
  ],
  rescue_is_enough: [
    'is enough, suffices, is sufficient, tells you, can pay next month, to see whether',
    'suffit, suffisant, permet de suivre, indique',
  ],
  rescue_old_invoices: [
    'old suppliers, old invoices, overdue suppliers, all the suppliers, overdue invoices',
    'vieux fournisseurs, anciens fournisseurs, vieilles factures, anciennes factures, tous les fournisseurs',
  ],
  rescue_vital_ones: [
    'wages, salaries, payroll, critical suppliers',
    'salaires, paie, fournisseurs critiques, fournisseurs clés',
  ],
  rescue_come_last: [
    'last, afterwards, if anything is left, if something is left, come after',
    'après s’il reste, en dernier, s’il reste quelque chose, viennent après, et après',
  ],
  rescue_value_exercise: [
    'full valuation, a valuation, a dcf, value the company, valuing the company',
    'une valorisation, un dcf, valoriser la société, valoriser l’entreprise',
  ],
  rescue_before_default: [
    'before the default, before a default, until the default, until we default, before we default',
    'avant le défaut, jusqu’au défaut',
  ],
  rescue_loses_money: [
    'operations lose money, business loses money, loss making, company loses money, not viable',
    'perd de l’argent, exploitation perd, déficitaire, n’est pas viable, pas viable',
  ],
  rescue_right_answer: [
    'right answer, makes sense, the solution, is the way, right tool',
    'bonne réponse, la solution, a du sens, convient, bon outil',
  ],
  rescue_longer_dates: [
    'amend and extend, an extension',
    'amend and extend, réaménagement, rééchelonnement, une extension',
  ],
  rescue_cuts_nominal: [
    'cuts the nominal, reduces the nominal, cuts the debt, reduces the debt, writes off, reduces the amount owed, cuts the principal, reduces the principal',
    'réduit le nominal, baisse le nominal, diminue le nominal, réduit la dette, réduit le principal, efface une partie',
  ],
  rescue_safeguard: ['safeguard', 'sauvegarde'],
  rescue_receivership: ['receivership', 'redressement'],
  rescue_already_stopped: [
    'already stopped paying, already insolvent, have stopped paying, has stopped paying, already in cessation, can no longer pay',
    'déjà en cessation, déjà cessé, cessé de payer, ne peuvent plus payer, ne peut plus payer',
  ],
  rescue_not_stopped_yet: [
    'not yet, have not, before they stop, still able to pay, still solvent',
    'pas encore, avant la cessation, encore payer, encore solvables',
  ],
  rescue_paid_as_usual: [
    'paid normally, paid as usual, keep being paid, continue to be paid, no freeze, no stay',
    'payés normalement, continuent d’être payés, aucun gel, pas de gel, continuent à être payés, payées normalement',
  ],
  rescue_past_debts: [
    'old debts, past debts, prior claims, earlier debts, lenders, creditors',
    'dettes antérieures, créances antérieures, créanciers, anciennes dettes',
  ],
  rescue_quiet_route: ['mandat ad hoc, conciliation', 'mandat ad hoc, conciliation'],
  rescue_brings_about: [
    'imposes, triggers, brings, automatically, entails',
    'impose, entraîne, déclenche, automatiquement, emporte',
  ],
  rescue_stay: [
    'automatic stay, a stay, freeze on claims, suspension of claims',
    'suspension des poursuites, gel des poursuites, arrêt des poursuites, suspension automatique',
  ],
} as const satisfies Lexicon;

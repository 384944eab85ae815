import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** False statements on a rescue in everyday words. */
export const wrongRescueInOtherWords = {
  rescue_everyone_the_same: [
    crossed(
      'everybody, everyone, each of them',
      'gets the same share, gets the same percentage, loses the same, gets the same cents, takes the same cut, recovers the same',
    ),
    crossed(
      'chacun, tout le monde',
      'reçoit le même pourcentage, récupère le même pourcentage, touche la même part, récupère la même chose, reçoit la même part, touche le même pourcentage',
    ),
  ],
  rescue_owners_at_front: [
    'start with the shareholders, begin with the shareholders, starts with equity',
    'commence par les actionnaires, commencer par les actionnaires, actionnaires passent avant',
  ],
  last_class_made_whole: [
    'last one that gets all, last to get all, last class to get all, last tranche to get all, last class that gets all, last tranche that gets all',
    'dernier à tout récupérer, dernière classe à tout toucher, dernière tranche à tout récupérer, dernière classe à tout récupérer',
  ],
  rescue_keeps_the_bulk: [
    'keep most of it, keep most of the, keep the bulk, retain most, hold on to most',
    'gardent l’essentiel, conservent l’essentiel, conservent la majorité, gardent la plus grosse part',
  ],
  senior_loses_first: [
    crossed(
      'senior, senior debt, senior lenders',
      'takes the loss first, absorbs losses first, absorbs the loss first, absorbs the first loss, loses first, take the loss first',
    ),
    crossed(
      'senior',
      'qui absorbe les pertes en premier, absorbe les pertes en premier, absorbe la première perte, prend la perte en premier, perd en premier',
    ),
  ],
  pivot_powerless: [
    crossed(
      'fulcrum class, fulcrum holders',
      'has no say, has no power, decides nothing, have no say, have no power',
    ),
    crossed(
      'tranche pivot, classe pivot, titre pivot',
      'n’a rien à dire, n’a pas son mot, ne décide rien, n’a aucun pouvoir',
    ),
  ],
  rescue_profitable: [
    'makes a profit, is profitable, is in profit, profitable company',
    'est rentable, est bénéficiaire, fait du bénéfice, fait des bénéfices',
  ],
  rescue_so_it_can_pay: [
    'it can pay, so it will pay, will be able to pay, can pay its bills, can pay its debts',
    'pourra payer, donc elle peut payer, peut payer ses, pourra honorer',
  ],
  rescue_no_help: [
    'will not help, not help here, no help here, brings nothing, will not bring anything',
    'ne donnera rien, ne rapportera rien, n’aidera pas, n’aide pas',
  ],
  rescue_no_need_weekly: [
    'no need for a thirteen, no need for a 13, no need for a weekly, no need for weekly',
    'pas besoin d’un treize, pas besoin de treize, inutile de faire un treize, pas besoin d’un prévisionnel',
  ],
  rescue_buyer_first: [
    'first find a buyer, look for a buyer first, start by selling, find a buyer first, first thing find a buyer, start by finding a buyer',
    'commencerais par vendre, première chose c’est trouver un repreneur, d’abord trouver un repreneur, commence par chercher un repreneur, commencerais par chercher un repreneur',
  ],
  rescue_never_acts: [
    'never act on, never enforce, never react to, never do anything',
    'ne réagissent jamais, ne font jamais rien, n’agissent jamais, ne bougent jamais',
  ],
  rescue_is_the_end: [
    'means bankruptcy, is bankruptcy, means insolvency',
    'c’est la faillite, c’est le dépôt de bilan, égale faillite, veut dire faillite',
  ],
  terms_for_free: [
    'waiver costs nothing, waiver is free',
    'waiver c’est gratuit, waiver est gratuit, waiver ne coûte rien',
  ],
  rescue_just_time: [
    'just give it more time, just give it time, more time is enough, all it needs is time',
    'suffit d’attendre, suffit de lui donner du temps, suffit de donner du temps, suffit de lui laisser du temps',
  ],
  crisis_brings_cash: [
    'brings in new cash, brings new cash, brings fresh',
    'fait rentrer de l’argent, fait entrer de l’argent, fait rentrer du cash',
  ],
  crisis_swap: ['converting the debt, convert the debt', 'convertir la dette'],
  breakup_wins: [
    'piecemeal always brings more, in pieces always brings more, in pieces always pays more',
    'à la casse rapporte toujours plus, par morceaux rapporte toujours plus, à la découpe rapporte toujours plus',
  ],
  crisis_undiluted: [
    'still in charge, remain in charge, stay in charge, still in control',
    'restent aux commandes, restent maîtres',
  ],
  cash_left_aside: [
    'liquidity plays no part, liquidity is irrelevant, cash plays no part',
    'trésorerie ne joue aucun rôle',
  ],
  rescue_must_have_stopped: [
    'must be in cessation, have to be in cessation, has to be in cessation, need to be in cessation',
    'faut être en cessation, doit être en cessation, faut avoir cessé, faut être déjà en cessation',
  ],
  rescue_for_those_unable: [
    'companies that cannot pay, companies unable to pay, companies that can not pay, companies that can no longer, companies that have stopped paying',
    'sociétés incapables de payer, sociétés qui ne peuvent plus payer, entreprises qui ne peuvent plus payer',
  ],
  creditor_starts_talks: [
    crossed(
      'lender, creditor, bank',
      'can ask the court for a mandat, can ask for a mandat, can ask for a conciliation, can apply for a conciliation, can request a mandat',
    ),
    crossed(
      'prêteur, créancier, banque',
      'peut solliciter une conciliation, peut solliciter un mandat',
    ),
  ],
  rescue_all_agree: [
    'everybody in the class, everyone in the class, everybody in a class has to, everyone in a class has to, whole class has to agree, every member of the class',
    'tous soient d’accord, tout le monde soit d’accord, tous les membres de la classe, chaque membre de la classe',
  ],
  rescue_manager_replaced: [
    'administrator replaces, administrator takes over from, administrator takes the place',
    'administrateur remplace, administrateur prend la place',
  ],
  crisis_taker: ['who buys', 'qui rachète, qui reprend'],
} as const satisfies Lexicon;

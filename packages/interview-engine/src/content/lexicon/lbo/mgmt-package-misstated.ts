import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What sellers or managers reinvest, in the words of those who get it wrong. */
export const mgmtPackageMisstated: Lexicon = {
  cannot_stay_in: [
    crossed(
      'cannot, can’t, may not, not allowed to, unable to, never',
      'reinvest, roll over, roll anything, roll, keep a stake, keep any, stay invested, put money back',
    ),
    crossed(
      'ne peut pas, ne peut rien, ne peuvent pas, ne peut plus, pas le droit de, interdit de, jamais',
      'réinvestir, conserver une part, garder une part, garder une participation, rester au capital, remettre de l’argent',
    ),
  ],
  cases_control: ['majority, control', 'majorité, contrôle'],
  cases_reinvests: [
    'reinvest, reinvestment, rolls over',
    'réinvestit, réinvestissent, réinvestissement, réinvestir',
  ],
  cases_reinvests_nothing: [
    'reinvest nothing, without reinvesting, cash out everything',
    'ne réinvestit rien, sans réinvestir, encaisse tout, tout encaisser, réinvestir rien',
  ],
  cases_target: [
    'target, operating company, company itself',
    'cible, société opérationnelle, société elle même',
  ],
  deals_gift_bonus: [
    'cash bonus, bonus paid, bonus at entry, is a bonus, gift, without investing, no stake, without stake, no reinvestment',
    'bonus en cash, bonus payé, bonus versé, est un bonus, cadeau, sans mise, sans réinvestir, prime en cash',
  ],
  deals_managers_noun: [
    'management, managers',
    'management, managers, équipe de direction, dirigeants, cadres',
  ],
  deals_may_not_invest: [
    'should not invest, must not invest, should never invest, not put money in, have no business investing, are not allowed to invest, cannot invest, may not invest',
    'ne doit pas investir, ne doivent pas investir, ne devrait pas investir, n’a pas à investir, pas le droit d’entrer, ne peuvent pas investir, n’ont pas le droit, ne doit surtout pas investir',
  ],
  deals_package_noun: ['sweet equity, managers', 'package, cadres, managers, dirigeants'],
  lbo_rollover_wrong: [
    [
      crossed(
        'rollover, management rollover, rollover equity, reinvestment, management package, sweet equity',
        'increases the equity cheque, increases the cash, increases what the fund, costs the fund, is paid in cash, is paid out at closing, is a use of funds, is a cash bonus, is a bonus, is a salary, is a loan, is debt, increases the debt, raises the sponsor’s cheque',
      ),
      crossed(
        'managers, management, founder, founders',
        'cash out completely, cash out in full, sell all their shares, never invest, do not invest, invest nothing, should not invest, must not invest, get their shares for free, take all their money out, should hold no shares, have no stake',
      ),
    ].join(', '),
    [
      crossed(
        'réinvestissement, réinvestissement du management, management package, sweet equity, réinvestissement des managers',
        'augmente le chèque, augmente le besoin, augmente la dette, est un emploi, est une prime, est un bonus, est un salaire, est payé en cash, est un prêt, coûte au fonds, est de la dette',
      ),
      crossed(
        'managers, management, dirigeants, fondateur',
        'n’investissent jamais, n’investissent rien, n’investit rien, n’investit jamais, ne réinvestit jamais, ne réinvestissent jamais, ne réinvestissent rien, ne mettent rien, encaissent tout, doivent tout encaisser, reçoivent leurs actions gratuitement, ne doivent pas investir',
      ),
    ].join(', '),
  ],
  managers_without_a_share: [
    'managers are not allowed to own, managers cannot own, managers may not own, management is not allowed to own, management cannot hold, managers get no shares, managers never own, managers sell everything, managers sell all their shares, managers stay out of the capital, managers have to sell everything, managers cannot invest, managers are not allowed to invest, management never invests',
    'managers n’ont pas le droit, managers ne peuvent pas détenir, managers ne peuvent pas être actionnaires, management ne peut pas être actionnaire, managers n’ont aucune action, managers vendent tout, managers vendent toutes leurs, managers n’ont plus rien, managers ne détiennent rien, managers ne peuvent pas investir, managers n’investissent jamais, dirigeants n’ont pas le droit, dirigeants ne peuvent pas détenir',
  ],
  more_cash_from_fund: [
    'fund has to put in more, fund puts in more, sponsor puts in more, sponsor has to put in more',
    'fonds doit mettre plus, fonds met plus, fonds doit remettre',
  ],
  owner_family: [
    'family, owner, owners, founder, founders',
    'famille, propriétaire, fondateur, fondateurs, dirigeant',
  ],
  takes_everything_out: [
    'takes all his cash out, takes all her cash out, takes all the cash out, takes all his money out, takes all their cash out, take all their money out, cashes out entirely, cashes out everything, leaves with all the money, gets all his money out, sells a hundred percent',
    'sortir tout son cash, sort tout son argent, récupère tout son cash, récupère tout son argent, encaisse tout, part avec tout l’argent, sortir tout le cash, sortent tout leur argent, vend cent pour cent',
  ],
};

import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is falsely said of what stands beside price and debt, kept close together. */
export const mistakesOfSideTermsNotions = {
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
  lbo_single_lever: [
    crossed(
      'value creation, gain, return, all the value',
      'only comes from, comes only from, comes entirely from, always comes from, comes solely from',
    ),
    crossed(
      'création de valeur, gain, rendement, toute la valeur',
      'vient uniquement, vient seulement, ne vient que, vient entièrement, vient exclusivement',
    ),
  ],
  lbo_paydown_moves_ev: [
    crossed(
      'paydown, deleveraging, repaying debt, debt repayment, paying down debt',
      'increases the enterprise value, raises the enterprise value, reduces the enterprise value, increases enterprise value, lowers the enterprise value, increases the multiple',
    ),
    crossed(
      'désendettement, remboursement, remboursement de la dette',
      'augmente la valeur d’entreprise, réduit la valeur d’entreprise, augmente la ve, baisse la ve, réduit la ve, augmente le multiple',
    ),
  ],
  lbo_sweep_wrong: [
    crossed(
      'cash sweep, sweep, excess cash, excess cash flow',
      'goes to the mezzanine first, repays the mezzanine first, repays the mezzanine, pays the mezzanine first, goes to the shareholders, goes to shareholders, is paid to the fund, is paid to the sponsor, pays dividends',
    ),
    crossed(
      'cash sweep, excédent de cash, excédent de trésorerie',
      'rembourse d’abord la mezzanine, rembourse la mezzanine, va d’abord à la mezzanine, va aux actionnaires, va au fonds, est versé au fonds, est distribué',
    ),
  ],
  lbo_room_grows: [
    crossed(
      'headroom, covenant headroom, room under the covenants, margin under the covenants',
      'increases, improves, grows, gets bigger, widens, goes up',
    ),
    crossed(
      'headroom, marge de manœuvre, marge sur les covenants, marge sous les covenants',
      'augmente, s’améliore, grandit, progresse, s’élargit',
    ),
  ],
  lbo_exit_gets_easier: [
    crossed('exit, exits, sale', 'is easier, becomes easier, gets easier, is faster, comes sooner'),
    crossed(
      'sortie, revente',
      'est plus facile, devient plus facile, est plus rapide, est facilitée',
    ),
  ],
  lbo_seller_note_wrong: [
    crossed(
      'vendor loan, vendor note, seller note, seller loan, preferred equity',
      'is paid at closing, ranks ahead of, ranks before, is senior to, is repaid first, is repaid before, increases the cash paid, costs nothing, raises the senior debt, needs more bank debt',
    ),
    crossed(
      'crédit vendeur, prêt vendeur, actions de préférence',
      'est payé au closing, passe avant, est prioritaire, est remboursé en premier, est remboursé avant, ne coûte rien, augmente la part payée, augmente le cash versé',
    ),
  ],
  lbo_against_assets: [
    'only lend against, lend only against, only lend on assets, lend against assets only',
    'prêtent uniquement sur, prêtent seulement sur, ne prête que sur, ne prête que contre',
  ],
  lbo_nothing_to_improve: [
    'already optimised, already fully optimised, already perfectly run, no room to improve, no room for improvement, nothing left to improve',
    'déjà optimisée, déjà parfaitement gérée, rien à améliorer, aucun potentiel d’amélioration, sans potentiel d’amélioration, plus rien à améliorer',
  ],
} as const satisfies Lexicon;

import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What candidates say who mix up who owns what between enterprise value and equity value. */
export const mixedUpValues = {
  minority_names: [
    'minorities, minority interests, nci, non controlling interests',
    'minoritaires, intérêts minoritaires',
  ],
  we_hold_word: [
    'we hold, we own, our stakes, our holdings, our small stakes, our small holdings, our investments, the group holds, the group owns',
    'on détient, nous détenons, on possède, nous possédons, le groupe détient, le groupe possède, nos participations, nos petites participations, nos parts, nos petites parts',
  ],
  others_companies: [
    'in other companies, in other firms, in other businesses, companies other people control, companies others control, companies we do not control, in outside companies, in someone else s company',
    'dans d’autres sociétés, dans d’autres boîtes, dans d’autres entreprises, chez les autres, chez d’autres, sociétés que d’autres contrôlent, dans des sociétés extérieures, sociétés qu’on ne contrôle pas, boîtes qu’on ne contrôle pas',
  ],
  only_our_share: [
    crossed(
      'only includes, includes only, only has, has only, only contains, contains only, only counts, counts only, just includes, only takes, only shows',
      'our share, our part, our portion, our stake, the group s share, the parent s share',
    ),
    crossed(
      'ne contient que, ne comprend que, n’inclut que, ne prend que, ne compte que, ne reprend que, contient seulement, comprend uniquement, est déjà en',
      'notre quote-part, notre part, part du groupe, quote-part du groupe',
    ),
  ],
  everyone_alike: [
    'everyone, everybody, lenders and shareholders, banks and shareholders, shareholders and lenders, shareholders and banks, lenders and owners, all investors',
    'tout le monde, banquiers et actionnaires, banques et actionnaires, banques et aux actionnaires, prêteurs et actionnaires, prêteurs et aux actionnaires, créanciers et actionnaires, actionnaires et prêteurs, actionnaires et banques, actionnaires et aux banques, actionnaires et aux prêteurs, actionnaires et créanciers',
  ],
  owned_together: [
    'the two of them own, both of them own, they own together, own jointly, share between them, split between them',
    'possèdent ensemble, détiennent ensemble, se partagent, possèdent à deux, possèdent en commun',
  ],
  serves_both: [
    crossed(
      'to pay, pays, feeds, remunerates, rewards, serves',
      'the banks and the shareholders, the lenders and the shareholders, the lenders and the owners, the banks and the owners, the shareholders and the banks, the shareholders and the lenders, both lenders and shareholders',
    ),
    crossed(
      'payer, paie, rémunère, rémunérer, nourrit, sert',
      'les banques et les actionnaires, les prêteurs et les actionnaires, les créanciers et les actionnaires, les actionnaires et les banques, les actionnaires et les prêteurs, les actionnaires et les créanciers',
    ),
  ],
  the_lenders_part: [
    [
      crossed(
        'the value of, only, just',
        'the lenders claims, what the lenders are owed, what the banks are owed, what is owed to lenders, what is owed to the banks, the lenders share, the lenders part, the creditors claims',
      ),
      'belongs only to the lenders, belongs only to lenders, belongs to the lenders alone, for the lenders only, for lenders only, for the lenders alone',
    ].join(', '),
    'la part des créanciers, la part des prêteurs, la part des banques, ce qui est dû aux banques, ce qui est dû aux prêteurs, uniquement aux prêteurs, uniquement aux banques, uniquement aux créanciers, qu’aux prêteurs, qu’aux banques, qu’aux créanciers, aux seuls prêteurs, aux seuls créanciers',
  ],
  owners_outside: [
    'shareholders are not in it, shareholders aren t in it, owners are not in it, without the shareholders, shareholders have no part in it, shareholders are left out of it',
    'actionnaires n’y sont pas, actionnaires ne sont pas dedans, sans les actionnaires, actionnaires n’en font pas partie',
  ],
  go_before: [
    'are paid before, get paid before, come before, rank ahead of, rank before, go before, are served before, come ahead of',
    'passent avant, sont payés avant, sont servis avant, viennent avant, sont remboursés avant',
  ],
  cash_left_aside: [
    'cash stays with the seller, cash does not count, cash is not deducted, cash isn t deducted, leave the cash out, leave cash out, without the cash, cash makes no difference',
    'cash ne compte pas, trésorerie ne compte pas, cash reste au vendeur, trésorerie reste au vendeur, sans le cash, sans la trésorerie, on ne retire pas la trésorerie, on ne déduit pas la trésorerie',
  ],
  prefs: ['', 'préférentielles'],
  belongs_word: ['', 'appartiennent, reviennent'],
  in_ebitda_already: [
    'consolidated in full, consolidated at 100',
    'consolidées à cent pour cent, consolidées à 100, consolidées en totalité',
  ],
  takes_the_hit: [
    'takes the hit, takes a hit, takes the blow, bears the loss, suffers from it, pays the price',
    'encaissent le coup, encaisse le coup, prennent le coup, prend le coup, en pâtissent, en pâtit, trinquent, trinque',
  ],
  sinks_by_the_loan: [
    crossed(
      'falls by, drops by, goes down by, declines by, decreases by, comes down by, loses',
      'the amount borrowed, the amount of the loan, the amount of debt, the amount of the debt, the debt raised, the new debt, the size of the loan',
    ),
    crossed(
      'baisse du, baissent du, diminue du, diminuent du, recule du, perd le, perdent le, tombe du',
      'montant emprunté, montant de la dette, montant de l’emprunt, montant du prêt, montant levé',
    ),
  ],
  fresh_capital: [
    'has more capital, more capital in, more funds, fresh money, new money, fresh capital, fresh funds, more money in the business, more money in the company',
    'argent frais, argent nouveau, plus de capitaux, plus de moyens, plus de fonds, capitaux frais, argent de plus dans',
  ],
  grows_fatter: ['gets fatter, inflates, balloons', 'grossit, gonfle, enfle'],
  full_loan: [
    'the whole loan, the loan itself, the whole amount borrowed, all of the debt',
    'toute la dette, tout l’emprunt, dette entière, emprunt entier, montant emprunté',
  ],
  dividend_deducted: [
    'dividends are tax deductible, dividends are deductible, dividend is tax deductible, dividends save tax',
    'dividendes sont déductibles, dividende est déductible, déduit les dividendes de l’impôt',
  ],
  plain_borrows_more: [
    'more leverage, more you borrow, more they borrow, more debt you take, more debt you have',
    'plus on s’endette, plus on emprunte, plus on met de dette, plus on prend de dette',
  ],
  plain_business_dearer: [
    crossed(
      'makes the business, makes the company, makes the firm, business is, company is, firm is',
      'worth more, more valuable, dearer',
    ),
    crossed('entreprise, société, boîte', 'vaut cher, vaut plus, a de la valeur'),
  ],
} as const satisfies Lexicon;

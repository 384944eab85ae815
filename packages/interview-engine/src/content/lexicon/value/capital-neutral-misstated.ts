import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { staysPut } from '../directions.ts';
import {
  enterpriseValueEnglish,
  oftenEnglish,
  oftenFrench,
  enterpriseValueFrench,
} from '../word-lists.ts';

/** Why EV does not depend on the financing, in the words of those who get it wrong. */
export const capitalNeutralMisstated: Lexicon = {
  both_move: [
    'both go up, both rise, both increase, both go down, both fall',
    'les deux augmentent, les deux montent, augmentent toutes les deux, montent toutes les deux, les deux baissent',
  ],
  business_dearer_for_it: [
    'makes the business worth more, makes the company worth more, makes the firm worth more, pushes ev up, raises ev, raises enterprise value, lifts ev, adds to ev, increases enterprise value',
    'fait monter la ve, fait monter la valeur d’entreprise, augmente la ve, augmente la valeur d’entreprise, rend l’entreprise plus chère, rend la boîte plus chère',
  ],
  by_the_debt: [
    'by the debt, by the amount of debt, by the same amount, by the loan, by the amount borrowed',
    'du montant de l’emprunt, du même montant, d’autant, de la dette',
  ],
  changes_if_funded: [
    '',
    'change si on finance, change si on emprunte, change selon le financement, change quand on s’endette',
  ],
  changes_with: [
    'depends on, changes with, moves with, changes when, moves when, moves around, moves as soon, changes as soon, varies with, is affected by, is driven by, rises with, goes up with, falls with, rises when, goes up when, is a function of',
    'dépend du, dépend de, change avec, change quand, change dès, change selon, varie avec, varie selon, bouge avec, bouge dès, bouge quand, évolue avec, est affectée par, monte avec, monte quand, augmente avec, augmente quand, est fonction',
  ],
  cheap_debt_word: [
    'cheap debt, cheaper debt, cheap loan, low interest debt',
    'dette pas chère, dette bon marché, dette moins chère, emprunt pas cher, crédit pas cher',
  ],
  company_is_worth: [
    'firm is worth, company is worth, business is worth, enterprise is worth',
    'boîte vaut, société vaut, entreprise vaut, affaire vaut',
  ],
  creates_value: [
    crossed(
      'create, creates, creating, adds',
      ', always, automatically, new',
      `value, ${enterpriseValueEnglish}`,
    ),
    crossed(
      'crée, créer, créent',
      ', toujours, automatiquement, forcément',
      `valeur, ${enterpriseValueFrench}`,
    ),
  ],
  dearer_business: [
    'makes the company worth more, makes the business worth more, creates more enterprise value, means a higher ev, gives a higher ev',
    'plus de valeur d’entreprise, plus de ve, rend l’entreprise plus chère, fait une ve plus élevée',
  ],
  debt_is_cheaper: [
    'cheaper than equity, costs less than equity, debt is cheaper, debt is cheap, lowers the wacc, cheaper debt',
    'moins cher que les fonds propres, coûte moins cher que, dette est moins chère, fait baisser le cmpc, baisse le wacc, moins cher que les capitaux propres',
  ],
  debt_is_cheaper_so: [
    'debt is cheaper than equity so, debt is cheaper so',
    'dette coûte moins cher que les fonds propres donc, dette est moins chère donc',
  ],
  ev_goes_down: [
    [
      crossed(
        enterpriseValueEnglish,
        `${oftenEnglish}, will, would, must, has to, should`,
        'falls, goes down, drops, decreases, declines, is lower, shrinks, is smaller, is reduced',
      ),
      crossed(
        'ev, enterprise value, ev will, enterprise value will, ev would, enterprise value would, ev then, ev also',
        'falls, fall, goes down, go down, drops, drop, decreases, decrease, declines, decline, is lower, shrinks',
      ),
    ].join(', '),
    [
      crossed(
        enterpriseValueFrench,
        `${oftenFrench}, va, doit, devrait`,
        'baisse, diminue, chute, recule, est plus basse, est plus faible, tombe, se réduit, descend',
      ),
      crossed(
        've, ev, valeur d’entreprise, ve va, valeur d’entreprise va',
        'baisse, baisser, diminue, diminuer, chute, recule, est plus basse, est plus faible, tombe',
      ),
    ].join(', '),
  ],
  ev_goes_up: [
    [
      crossed(
        enterpriseValueEnglish,
        `${oftenEnglish}, will, would, must, has to, should`,
        'rises, goes up, increases, climbs, grows, jumps, is higher, is bigger, is larger, gets bigger, moves up',
      ),
      'ev will rise, ev will increase, ev will go up, ev would rise, ev would go up, ev would increase, ev should go up, ev should increase, ev should rise, enterprise value will rise, enterprise value will increase, enterprise value would rise, enterprise value would increase, enterprise value should increase, increases enterprise value, raises enterprise value, increases ev, raises ev, pushes ev up, pushes enterprise value up, ev expands, ev inflates, enterprise value expands, ev gets higher, enterprise value gets higher, ev swells, ev is inflated',
    ].join(', '),
    [
      crossed(
        enterpriseValueFrench,
        `${oftenFrench}, va, doit, devrait`,
        'augmente, monte, grimpe, progresse, s’accroît, gonfle, est plus élevée, est plus haute, est plus grande, est supérieure',
      ),
      've va augmenter, ve va monter, ve doit augmenter, ve doit monter, fait monter ve, fait monter valeur d’entreprise, augmente ve, augmente valeur d’entreprise, ve grandit, valeur d’entreprise grandit, ve s’élève, ve s’envole',
    ].join(', '),
  ],
  ev_stands_still: [
    crossed(
      'ev, enterprise value',
      `${staysPut[0]}, holds, is constant, is flat, does not budge, doesn’t move, doesn’t change, is unaffected, is indifferent`,
    ),
    crossed('ve, ev, valeur d’entreprise', staysPut[1]),
  ],
  ev_tracks_loan: [
    crossed(
      'the more you borrow, the more it borrows, the more debt, the more it owes, the more leverage, the more it is financed by debt',
      'the higher it, the higher the value, the higher ev, the higher the ev, the higher the enterprise value, the bigger it, the bigger ev, the larger it, the more it is worth, the lower it, the lower ev, the lower the enterprise value, the smaller it',
    ),
    crossed(
      'plus on s’endette, plus elle s’endette, plus on emprunte, plus elle emprunte, plus il y a de dette, plus elle doit, plus elle est endettée',
      'plus elle monte, plus elle est élevée, plus elle vaut, plus la ve, plus ve, plus la valeur d’entreprise, plus elle augmente, plus elle grimpe, moins elle vaut, plus elle baisse',
    ),
  ],
  extra_funding: [
    crossed(
      'more, extra, additional, new, further, added',
      'funding, financing, capital in the business, loan money',
    ),
    [
      crossed(
        'nouveau, nouveaux, supplémentaire',
        'financement, capitaux, moyens de financement, ressources',
      ),
      'financement de plus, dette de plus, davantage de financement, plus de financement, ressources de plus, capitaux en plus, financement supplémentaire, ressources supplémentaires, capitaux supplémentaires',
    ].join(', '),
  ],
  fresh_capital: [
    'has more capital, more capital in, more funds, fresh money, new money, fresh capital, fresh funds, more money in the business, more money in the company',
    'argent frais, argent nouveau, plus de capitaux, plus de moyens, plus de fonds, capitaux frais, argent de plus dans',
  ],
  goes_up_by: [
    'rises by, increases by, grows by, up by',
    'augmente de, monte de, progresse de, s’accroît de, grimpe de',
  ],
  grows_fatter: ['gets fatter, inflates, balloons', 'grossit, gonfle, enfle'],
  hangs_on_funding: [
    crossed(
      'depends on, depends directly on, is driven by, is a function of, varies with, changes with, moves with, reflects',
      'the financing, how it is financed, how the company is financed, how it is funded, how the company is funded, financing mix, funding mix, capital structure, debt equity mix, amount of debt, level of debt, leverage',
    ),
    crossed(
      'dépend de, dépend du, dépend directement de, dépend directement du, dépend fortement de, varie avec, varie selon, change avec, change selon, évolue avec, reflète',
      'mode de financement, financement, structure financière, structure du capital, structure de financement, endettement, niveau de dette, niveau d’endettement, répartition entre dette',
    ),
  ],
  holds_the_debt: [
    'includes the debt, includes debt, contains the debt, comprises the debt, includes what lenders, includes the lenders, covers the debt',
    'comprend la dette, inclut la dette, contient la dette, comprend encore la dette, englobe la dette',
  ],
  more_indebted: [
    'the more debt, more indebted, more leverage, higher leverage, more levered, adding debt, add debt, the higher the leverage',
    'plus une société est endettée, plus elle est endettée, plus endettée, plus de dette, plus de levier, plus la société est endettée, plus il y a de dette, ajoute de la dette, plus on s’endette',
  ],
  more_leverage: ['more leverage, more debt', 'plus de levier, plus de dette'],
  moves_at_once: [
    'jumps, swings, shoots up, moves as soon as, changes as soon as, goes up as soon as',
    'saute, bondit, bouge dès, change dès, monte dès, grimpe dès',
  ],
  plain_borrows_more: [
    'more leverage, more you borrow, more they borrow, more debt you take, more debt you have, borrows more, takes on more debt, more it borrows, more debt it takes',
    'plus on s’endette, plus on emprunte, plus on met de dette, plus on prend de dette, s’endette davantage, s’endette plus, emprunte plus, emprunte davantage, plus elle emprunte, plus elle s’endette',
  ],
  plain_business_dearer: [
    [
      crossed(
        'makes the business, makes the company, makes the firm, business is, company is, firm is',
        'worth more, more valuable, dearer',
      ),
      crossed(
        'business, company, firm',
        'becomes worth more, is worth more, gets more valuable, is more valuable',
      ),
    ].join(', '),
    [
      crossed('entreprise, société, boîte', 'vaut cher, vaut plus, a de la valeur'),
      crossed(
        'entreprise, société, affaire, boîte',
        'vaut plus cher, prend de la valeur, vaut davantage',
      ),
    ].join(', '),
  ],
  raised_debt: [
    'more to pay back, more to repay, more to reimburse, more debt, by the debt, debt raised, new debt, raise debt, extra debt, additional debt, amount of the debt, debt is added, with debt, of debt, borrowing, the loan, has to be repaid, owes more, more indebted, more leverage, extra leverage, now indebted, higher debt, more loans, new loans, takes on loans, takes on debt, takes on more, levers up, adds leverage',
    'faut bien rembourser, faudra rembourser, faudra bien rembourser, plus de dette, dette levée, nouvelle dette, dette supplémentaire, dette s’ajoute, avec dette, de dette, du montant, emprunt, doit plus, devra rembourser, plus endettée, davantage endettée, plus de levier, dette monte, plus d’emprunts, emprunte plus, s’endette, s’endette plus, endettement augmente',
  ],
  refinances: [
    'when you refinance, when you change the financing, with the refinancing, after a refinancing',
    'quand on se refinance, quand on refinance, avec le refinancement, après un refinancement',
  ],
  riskier_now: [
    'company is riskier, it is riskier, more risk now, it becomes riskier',
    'société est plus risquée, boîte est plus risquée, elle est plus risquée, devient plus risquée',
  ],
  stands_higher: [
    'is worth more, worth more, the higher, the bigger, is higher, is bigger, goes up',
    'vaut plus, est haute, est élevée, est grande, est grosse, monte, augmente, vaut cher',
  ],
  the_more_debt: [
    'the more debt, more debt means, more leverage means, higher leverage means, more debt makes',
    'plus une société s’endette, plus elle s’endette, plus société est endettée, plus elle est endettée, plus on s’endette, plus il y a de dette, plus de dette donne',
  ],
  the_more_it_owes: [
    'the more debt, the more loans, the more it owes, the more it borrows, the more a company owes, the more you borrow, the more indebted',
    'plus une société a de dettes, plus la société a de dettes, plus elle a de dettes, plus il y a de dettes, plus on a de dettes, plus elle est endettée, plus elle doit, plus elle emprunte, plus on emprunte',
  ],
  worth_moves: [
    'worth less, worth more, less valuable, more valuable, loses value, gains value',
    'vaut moins, vaille moins, vaut plus cher, vaille plus, valent moins, perd de la valeur, prend de la valeur',
  ],
  equity_raised: [
    'capital increase, rights issue, share issue, of equity, new equity, fresh equity, issue of shares, of new shares, new shares, raising equity, raise equity, raises equity',
    'augmentation de capital, de fonds propres, des fonds propres, nouvelles actions, actions nouvelles, émet des actions, émettre des actions, émission d’actions',
  ],
};

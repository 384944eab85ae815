import type { Lexicon } from '../../types.ts';

/** Words that only false statements are recognised by. */
export const falsehoodsNotions = {
  market_target_word: ['target', 'cible'],
  market_share_jump: [
    'shares jumped, stock jumped, share price jumped, shares soared, shares rose, stock rose, shares went up, stock soared, share price rose',
    'cours a bondi, titre a bondi, cours a grimpé, action a bondi, action a grimpé, cours monte, action monte, cours a monté, titre s’est envolé, cours s’est envolé',
  ],
  market_proves_word: [
    'proves, shows, means, so, therefore, demonstrates',
    'prouve, montre, veut dire, signifie, donc, démontre',
  ],
  market_create_value: [
    'creates value, value creating, value is created, value for shareholders',
    'crée de la valeur, créatrice de valeur, création de valeur, créateur de valeur',
  ],
  market_good_deal_word: [
    'good deal, right price, great deal, success, good acquisition',
    'bonne opération, bon prix, bonne affaire, succès, réussite',
  ],
  market_announce_word: [
    'announced, signed, shook hands, shaken hands, press release, made public, in the papers, handshake',
    'annoncée, signée, serré la main, communiqué, dans la presse, devant la presse, rendue publique, poignée de main',
  ],
  market_so_done: ['so, means, therefore, once, as soon as', 'donc, une fois, veut dire, dès que'],
  market_certain_word: [
    'certain, sure, done, guaranteed, closes, definitely, over',
    'certaine, sûre, acquise, garantie, faite, aboutit, forcément',
  ],
  market_once_announced: [
    'once announced, once a deal is announced, once it is announced, once signed',
    'une fois annoncée, dès l’annonce, une fois signée',
  ],
  market_high_multiple_word: [
    'high multiple, big multiple, high price, large multiple',
    'multiple élevé, gros multiple, multiple haut, prix élevé',
  ],
  market_low_multiple_word: [
    'low multiple, small multiple',
    'multiple bas, faible multiple, petit multiple',
  ],
  market_always_word: [
    'always, every time, in all cases, necessarily, any time, any synergy, smallest synergy',
    'toujours, à chaque fois, dans tous les cas, forcément, nécessairement, systématiquement, toute synergie, moindre synergie',
  ],
  market_mistake_word: [
    'overpaid, overpays, mistake, too expensive, bad deal',
    'surpayé, surpaie, trop payé, erreur, mauvaise opération, trop cher',
  ],
  market_bargain_word: ['bargain, good deal, cheap', 'affaire, bon marché'],
  market_rates_word: ['rates', 'taux'],
  market_no_effect_on: [
    'no effect, no impact, no influence, not affect, not influence, not change, nothing to do with, not matter, unaffected, not move, make no difference, irrelevant',
    'aucun effet, pas d’effet, aucun impact, pas d’impact, aucune influence, pas d’influence, n’influencent pas, n’influencent ni, influencent ni, ne changent rien, change rien, rien à voir, ne jouent pas, n’affectent pas, sans effet, sans influence, sans incidence',
  ],
  market_influence_word: [
    'influence, affect, change, matter, move, impact, effect',
    'influence, affecter, changer, jouer, impact, effet',
  ],
  market_rates_up: [
    'higher rates, rates rise, rates go up, rising rates, rate hikes, rates are higher, higher interest rates, rates up, rates increase, increase in rates',
    'hausse des taux, taux montent, taux plus élevés, taux plus hauts, taux augmentent, taux remontent, remontée des taux, taux qui montent',
  ],
  market_rates_down: [
    'lower rates, rates fall, rates go down, falling rates, rate cuts, rates are lower, lower interest rates, rates come down, rates down, cheaper money',
    'baisse des taux, taux baissent, taux plus bas, taux descendent, taux redescendent, taux qui baissent, argent moins cher',
  ],
  market_lift_word: [
    'push, lift, raise, support, boost, increase, inflate, make',
    'font monter, fait monter, augmentent, poussent, soutiennent, gonflent, tirent',
  ],
  market_price_things: [
    'prices, valuations, multiples, values, what the fund can pay',
    'prix, valorisations, multiples, valeurs',
  ],
  market_go_up: ['rise, higher, increase, up', 'montent, augmentent, hausse, plus élevés'],
  market_go_down: ['go down, goes down, fall, lower, drop', 'baissent, diminuent, chutent'],
  market_depress_word: [
    'push down, depress, lower, reduce, weigh on, hurt',
    'font baisser, fait baisser, pèsent, diminuent, réduisent',
  ],
  market_fewer_deals: [
    'fewer deals, less deals, less m&a, deals slow, slows down m&a, less activity, fewer transactions',
    'moins d’opérations, moins de deals, moins de m&a, freine le m&a, moins de transactions, ralentit le m&a',
  ],
  market_more_deals: [
    'more deals, more m&a, more activity, more transactions',
    'plus d’opérations, plus de deals, plus de m&a, plus de transactions',
  ],
  market_lend_more_word: [
    'borrow more, lend more, more leverage, more debt',
    'emprunter plus, prêter plus, plus de levier, plus de dette, emprunter davantage',
  ],
  market_whatever_word: [
    'whatever, no matter, any price, regardless, at any cost',
    'quel que soit, peu importe, n’importe quel, à tout prix, dans tous les cas',
  ],
  market_justify_word: [
    'justify, cover, pay for, exceed',
    'justifier, couvrir, compensent, dépassent',
  ],
  market_price_word: ['price, premium, valuation, multiple', 'prix, prime, valorisation, multiple'],
  market_strategic_word: [
    'strategic, strategy, right target, good fit',
    'stratégique, bonne cible',
  ],
  market_so_word: [
    'so, therefore, hence, means, since, as it is, because, by definition, automatically',
    'donc, ce qui veut dire, par conséquent, comme, puisque, parce que, alors, par définition, automatiquement',
  ],
  market_enough_word: ['enough, sufficient, all you need', 'suffit, suffisant, tout ce qu’il faut'],
  market_prove_it: ['prove, justify, show', 'prouver, justifier, montrer'],
  market_good_time: [
    'good time, right time, right moment, good moment, time to sell',
    'bon moment, moment de vendre, bonne période',
  ],
  market_now_word: [
    'now, right away, immediately, straight away, today',
    'maintenant, tout de suite, immédiatement, aujourd’hui, sans attendre',
  ],
  market_at_any_price: [
    'at any price, whatever the price, at any cost',
    'à n’importe quel prix, quel que soit le prix, à tout prix',
  ],
  market_ask_nothing: [
    'no need to ask, without asking, no questions',
    'pas besoin de demander, sans poser de question, sans se poser',
  ],
  market_wait_word: [
    'wait, hold on, hold out, sit tight, hang on, be patient, stay put, keep it until',
    'attendre, attendez, patienter, tenir bon, rester assis, patientez, garder jusqu’à, accrochez vous',
  ],
  market_top_of_cycle: [
    'top, peak, highest point, ceiling, maximum, summit, all time high, no higher',
    'sommet, plus haut, pic, haut de cycle, plafond, maximum, au plus haut, culminent',
  ],
  market_exactly_at: [
    'exactly at, right at, only at, at the very',
    'exactement au, pile au, juste au, seulement au, uniquement au',
  ],
  market_process_word: ['process, sale, deal', 'processus, vente, cession, opération'],
  market_takes_word: [
    'takes, lasts, done, close, only',
    'prend, prendre, dure, boucler, se fait, faire',
  ],
  market_few_weeks: [
    'few weeks, a month, two weeks, three weeks, four weeks, couple of weeks, one month, some weeks',
    'quelques semaines, un mois, deux semaines, trois semaines, quatre semaines, une semaine',
  ],
  market_done_word: ['done, closed, finished', 'fait, bouclée, terminée'],
  market_jumped: ['jumped, soared, rose, went up, surged', 'bondi, grimpé, envolé, monté, flambé'],
} as const satisfies Lexicon;

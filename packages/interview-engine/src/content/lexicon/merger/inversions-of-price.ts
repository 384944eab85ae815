import type { Lexicon } from '../../types.ts';

/** The words of those who confuse what a price pays for, and when. */
export const inversionsOfPrice = {
  paying_more: [
    'higher premium, bigger premium, larger premium, high premium, generous premium, generous buyer, generous acquirer, the more you pay, the more we pay, the more it pays, the more they pay, paying more, the more you overpay, more above the price, the dearer you buy, premium itself, because the premium',
    'prime plus élevée, prime élevée, grosse prime, forte prime, prime généreuse, plus grosse prime, plus la prime, acheteur généreux, acquéreur généreux, plus on paie, plus on paye, plus il paie, plus on lâche, plus on verse, plus on met, payer plus, payer davantage, payer cher, plus on surpaie, parce que la prime, car la prime',
  ],
  buyer_gains: [
    'the more you gain, the more we gain, the more it earns, the more value you create, creates the savings, creates the synergies, creates synergies, creates savings, creates value, creates the value, brings the synergies, produces the synergies, is value created, is value creation, never loses, cannot lose, always wins, enriches the buyer, makes the buyer richer, good for the acquirer, good for the buyer, proves the value, means more synergies, guarantees synergies, guarantees success',
    'plus l’acheteur gagne, plus l’acquéreur gagne, plus on gagne, plus il gagne, plus on y gagne, crée les économies, crée les synergies, crée des synergies, crée de la valeur, apporte les synergies, produit les synergies, ne perd jamais, ne peut pas perdre, gagne toujours, enrichit l’acheteur, enrichit l’acquéreur, bonne pour l’acquéreur, garantit les synergies, garantit le succès, plus de synergies',
  ],
  paying_too_little: [
    'pay too little, paid too little, not pay enough, premium is too low, premium too low, premiums are too low, premium too small, price too low, buy too cheap, underpay, underpaid, not generous enough',
    'paie trop peu, paye trop peu, paie pas assez, paye pas assez, prime trop faible, prime trop basse, prix trop bas, achète trop peu cher, pas assez généreux',
  ],
  without_the_deal: [
    'already made alone, already made on its own, already making alone, already had alone, already had before, already makes by itself, already saved alone, would have made anyway, would make anyway, would have made alone, would have happened anyway, exist without the deal, without any merger, without the merger, even without the deal, deal changes nothing, merger changes nothing, already in its accounts, target’s own savings, savings the target already',
    'faisait déjà seule, faisait déjà toute seule, fait déjà seule, fait déjà toute seule, faisait déjà avant, réalisait déjà seule, réalisait déjà toute seule, avait déjà avant, avait déjà seule, existent déjà sans, existaient déjà avant, existaient avant l’opération, aurait faites seule, sans l’opération, sans le rapprochement, rapprochement n’y change rien, déjà dans son plan, déjà dans ses comptes, achète toutes faites',
  ],
  from_day_one: [
    'from day one, immediately and in full, right away in full, in full right away, all at once, overnight, straight away, arrive immediately, come immediately, are immediate, full amount in year one',
    'dès le premier jour, en totalité dès, entièrement dès, à plein dès, immédiatement et en totalité, du premier coup, sont immédiates, arrivent immédiatement, arrivent tout de suite, tombent tout de suite, tombent immédiatement, toutes d’un coup, en totalité la première année',
  ],
  revenue_is_surer: [
    'revenue synergies are surer, revenue synergies are easier, revenue synergies are safer, revenue synergies are the safest, revenue synergies are quicker, revenue synergies come first, revenue synergies come faster, cost synergies are harder, cost synergies are riskier, cross selling is surer, cross selling is easier',
    'synergies de revenus sont plus sûres, synergies de revenus sont plus fiables',
  ],
  multiply_rate: [
    'multiply by the wacc, times the wacc, multiply by wacc, times wacc, times the discount rate, wacc plus growth, wacc plus the growth, rate plus growth, wacc plus g, multiply the synergies by the wacc, multiply synergies by the wacc',
    'multiplie par le wacc, multiplie par le cmpc, multipliées par le cmpc, multipliées par le wacc, fois le cmpc, fois le wacc, cmpc plus la croissance, wacc plus la croissance, cmpc plus croissance, wacc plus croissance, taux plus la croissance',
  ],
  costs_added: [
    'integration costs are income, integration costs are savings, integration costs add, plus integration, add integration, add the integration, integration costs come back, integration cost every year, capitalise integration, adding the integration costs, plus the integration costs, integration costs are added, integration costs create value, integration costs are capitalised, capitalise the integration costs, integration costs recur',
    'plus l’intégration, ajoute l’intégration, intégration s’ajoute, ajoute les coûts d’intégration, plus les coûts d’intégration',
  ],
  premium_over_is_good: [
    'premium exceeds the synergies so it creates',
    'prime dépasse les synergies donc elle crée',
  ],
  delay_is_good: [
    'later the better, delay adds value, delay increases the value, delay raises the value, delay creates value, worth more later, delay changes nothing, delay does not matter, delay makes no difference, timing does not matter, timing makes no difference',
    'retard augmente la valeur, valent plus plus tard, retard ne change rien, calendrier ne change rien, peu importe le retard',
  ],
  write_up_down: [
    'write up lowers net assets, write up reduces equity, write up lowers equity, write up reduces book, revaluation reduces net assets, revaluation lowers net assets, write up inflates goodwill, subtract the write up, deduct the write up, less the write up, minus the write up, write up comes off',
    'réévaluation réduit les capitaux, réévaluation accroît le goodwill, réévaluation gonfle le goodwill, réévaluation abaisse l’actif, soustrais la réévaluation, déduis la réévaluation, déduit la réévaluation, retire la réévaluation, enlève la réévaluation, moins la réévaluation, réévaluation réduit l’actif net, réévaluation augmente le goodwill, réévaluation accroît le goodwill, réévaluation vient en moins, réévaluation vient en déduction',
  ],
  tax_claim_added: [
    'tax increases net assets, tax is an asset, tax we save, tax saving we add, tax comes in addition, deferred tax on top, dtl is added, dtl adds, dtl increases, add that tax, add the tax, add this tax, plus the tax, plus that tax, add the deferred taxes, adding the deferred tax, plus the deferred tax, plus deferred tax, add the dtl, plus the dtl, deferred tax is added, deferred tax lowers goodwill, deferred tax reduces goodwill, deferred tax liability reduces goodwill, deferred tax liability lowers goodwill',
    'impôt vient en plus, ajoute cet impôt, ajoute l’impôt, plus l’impôt, impôt augmente l’actif, ajoute les impôts, impôt différé en plus, impôt différé vient augmenter, plus les impôts différés, impôt différé s’ajoute, impôt différé passif réduit le goodwill',
  ],
  goodwill_inverted: [
    'net assets minus the price, assets minus price, net assets over the price',
    'actif net moins le prix, goodwill c’est l’actif net moins',
  ],
  goodwill_rises: [
    'goodwill is revalued upwards, goodwill is written up, goodwill increases every year, goodwill grows every year, impairment can be reversed, impairment is reversed',
    'goodwill est réévalué, goodwill augmente chaque année, dépréciation est réversible, goodwill peut être réévalué',
  ],
  minorities_off: [
    'subtract the minority, subtract minority, deduct the minority, deduct minority, minority interests are subtracted, minority interests are deducted, minorities are ignored, ignore the minority, subtract the non controlling',
    'retire les minoritaires, soustrais les minoritaires, déduis les minoritaires, moins les minoritaires, minoritaires sont déduits, minoritaires sont retirés, ignore les minoritaires',
  ],
  seller_pays_back: [
    'seller pays us, seller pays the buyer, seller pays the acquirer, seller pays back, seller gives us back, seller gives back, seller refunds, seller reimburses, seller owes us, seller owes the buyer, seller returns, vendor pays the buyer, vendor pays us, vendor gives us back, owner pays us, owner gives us back, he pays us, he gives us back, paid by the seller, paid by the vendor, buyer gets money back, to thank us, to thank the buyer',
    'vendeur nous paie, vendeur nous verse, vendeur nous rend, vendeur nous rembourse, vendeur nous doit, vendeur qui nous rend, vendeur qui nous verse, vendeur qui nous paie, vendeur qui rembourse, vendeur paie l’acheteur, vendeur rend, vendeur rembourse, cédant nous verse, cédant nous rend, cédant rembourse, il nous rend, il nous reverse, vendeur reverse, acheteur reçoit le complément, acheteur touche le complément, acheteur encaisse le complément, acquéreur reçoit le complément, payé par le vendeur, versé par le vendeur, pour nous remercier, pour remercier l’acheteur',
  ],
  if_it_misses: [
    'if targets are missed, if the targets are missed, if it misses, if the plan is missed, if he misses, if results disappoint, if the results disappoint, if the business disappoints, if it disappoints, if it does badly, if it does worse, if it underperforms, if the business underperforms, if performance is poor, if it fails, only if he fails, falls below the plan, when targets are missed, if objectives are missed, if they miss, if the business does badly',
    'si les objectifs ne sont pas atteints, si la société déçoit, si les résultats déçoivent, si ça marche mal, si ça se passe mal, si la boîte déçoit, si elle sous-performe, en cas d’échec, s’il rate, si la société rate, si elle n’atteint pas, si les objectifs sont manqués, si l’objectif est manqué',
  ],
  seller_then_gets: [
    'seller gets, seller receives, seller is paid, he gets, he receives, he is paid, they get, they receive, we pay him, we pay the, we pay more, pay the rest, pay the extra, pay the earn-out, earn-out is paid, earn-out is due, earn-out falls due, gets the rest, gets the extra, gets more, is paid more, top up is paid',
    'vendeur reçoit, vendeur touche, vendeur est payé, il reçoit, il touche, il est payé, on lui verse, on lui paie, on paie le complément, on verse le complément, on paie le solde, complément est versé, complément est payé, complément est dû, touche le complément, reçoit le complément, touche plus, reçoit plus',
  ],
  paid_at_closing: [
    'paid at closing, paid at signing, paid on day one, paid upfront, paid up front, paid on signing, paid straight away, paid immediately, paid right away, paid today, paid now, pay it today, pay it now, pay it upfront, pay it up front, pay it at closing, pay it at signing, pay it straight away, wired at closing, due at closing, due at signing, due on day one, before the results, before results are known',
    'payé au closing, payé à la signature, versé au closing, versé à la signature, payé tout de suite, versé tout de suite, payé immédiatement, versé immédiatement, payé d’avance, versé d’avance, payé dès aujourd’hui, versé dès aujourd’hui, payé le premier jour, versé le premier jour, dû au closing, dû à la signature',
  ],
  worth_more_earlier: [
    'more today because of, multiply by one plus the rate, multiplied by 1 2544, times 1 2544, compound it forward, grows to, discounting increases, discounting raises, discounting adds',
    'actualiser augmente, actualisation ajoute, multiplie par 1 2544, fois 1 2544, multiplie par un plus le taux',
  ],
  buyer_as_lender: [
    'buyer lends to the seller, buyer lends the seller, we lend the seller, we lend him, buyer lends him, acquirer lends the seller, loan to the seller',
    'nous prêtons au vendeur, on lui prête, prêt au vendeur, prêt accordé au vendeur',
  ],
  terms_need_nothing: [
    'no need to define, not need to define, no need to write, not need to write, no definition needed, needs no definition, metric does not matter, any metric will do, indicator does not matter, is impossible to manipulate, are impossible to manipulate, ebitda cannot be manipulated, ebitda cannot be gamed, profit cannot be manipulated, no protection needed, needs no protection, no need for protection, no safeguards needed, speaks for itself, speak for themselves, no need for rules, not need rules, no rules needed, no need to agree, not need to agree, no need to say who, not need to settle',
    'pas besoin de définir, inutile de définir, pas besoin de préciser, inutile de préciser, pas besoin d’encadrer, inutile d’encadrer, peu importe l’indicateur, n’importe quel indicateur, est impossible à manipuler, aucune protection nécessaire, aucun garde-fou, parlent d’eux-mêmes, pas besoin de règles, inutile d’écrire, inutile de fixer, pas besoin de dire qui, inutile de dire qui, pas besoin de fixer, inutile de prévoir, pas besoin de prévoir',
  ],
  deals_do_well: [
    'most deals succeed, most deals create value, most acquisitions succeed, most acquisitions create value, deals rarely disappoint, deals never disappoint, deals rarely fail, acquisitions rarely fail, nearly all deals succeed, slower than building',
    'plupart des opérations réussissent, plupart des acquisitions réussissent, plupart des acquisitions créent, opérations déçoivent rarement, opérations échouent rarement',
  ],
} as const satisfies Lexicon;

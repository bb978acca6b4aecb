## analysis

calibrate-not-heard = non sentito
calibrate-only-clicks-were-heard-turn = si sono sentiti solo { $found } scatti su { $delays }; alzare il volume, tenere il microfono all'altoparlante, o scegliere un altro --input
calibrate-delays-differ-up-ms-no = i ritardi differiscono fino a { $spread } ms, e nessuna costante lo ripara; tenere silenzio, evitare altoparlanti senza fili e server audio, poi riprovare
calibrate-clicks-were-recorded-ms-before = gli scatti sono stati registrati { $delay } ms prima di essere suonati: l'ingresso non conosce il suo ritardo; scegliere un altro --input

## touch

calibrate-knocks-were-heard-lay-phone = si sono sentiti { $found } colpi su { $leads }; mettere il telefono accanto al microfono e bussare con un'unghia
calibrate-knocks-do-not-agree-find = i colpi non concordano; trovare un posto più silenzioso e riprovare
calibrate-knocks-were-heard-after-they = i colpi si sono sentiti dopo il tocco; scegliere un altro --input
calibrate-ms-doubt-left-no-better = restano { $u_us } ms di incertezza, non meglio di quanto si presume comunque; riprovare

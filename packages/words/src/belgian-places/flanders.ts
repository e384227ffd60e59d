/** The other municipalities of Flanders. See `../belgian-places.ts` for the form and the source. */
export const FLANDERS = `
Aartselaar: 2630
Antwerpen/Anvers: 2000; 2018; 2020; 2030; 2040 Berendrecht, Lillo, Zandvliet; 2050; 2060; 2100 Deurne; 2140
  Borgerhout; 2150 Borsbeek; 2170 Merksem; 2180 Ekeren; 2600 Berchem; 2610 Wilrijk; 2660 Hoboken
Boechout: 2530; 2531 Vremde
Boom: 2850
Brasschaat: 2930
Brecht: 2960 Sint-Job-in-'t-Goor, Sint-Lenaarts
Edegem: 2650
Essen: 2910
Hemiksem: 2620
Hove: 2540
Kalmthout: 2920
Kapellen: 2950
Kontich: 2550 Waarloos
Lint: 2547
Mortsel: 2640
Niel: 2845
Ranst: 2520 Broechem, Emblem, Oelegem
Rumst: 2840 Reet, Terhagen
Schelle: 2627
Schilde: 2970 's-Gravenwezel
Schoten: 2900
Stabroek: 2940 Hoevenen
Wijnegem: 2110
Wommelgem: 2160
Wuustwezel: 2990 Loenhout
Zandhoven: 2240 Massenhoven, Viersel; 2242 Pulderbos; 2243 Pulle
Zoersel: 2980 Halle
Malle: 2390 Oostmalle, Westmalle
Berlaar: 2590 Gestel
Bonheiden: 2820 Rijmenam
Bornem: 2880 Hingene, Mariekerke, Weert
Duffel: 2570
Heist-op-den-Berg: 2220 Hallaar; 2221 Booischot; 2222 Itegem, Wiekevorst; 2223 Schriek
Lier/Lierre: 2500 Koningshooikt
Mechelen/Malines: 2800 Walem; 2801 Heffen; 2811 Hombeek, Leest; 2812 Muizen
Nijlen: 2560 Bevel, Kessel
Putte: 2580 Beerzel
Sint-Katelijne-Waver: 2860; 2861 Onze-Lieve-Vrouw-Waver
Willebroek: 2830 Blaasveld, Heindonk, Tisselt
Puurs-Sint-Amands: 2870 Breendonk, Liezele, Puurs, Ruisbroek; 2890 Lippelo, Oppuurs, Sint-Amands
Arendonk: 2370
Baarle-Hertog/Baerle-Duc: 2387
Balen: 2490; 2491 Olmen
Beerse: 2340 Vlimmeren
Dessel: 2480
Geel: 2440
Grobbendonk: 2280; 2288 Bouwel
Herentals: 2200 Morkhoven, Noorderwijk
Herenthout: 2270
Herselt: 2230 Ramsel
Hoogstraten: 2320; 2321 Meer; 2322 Minderhout; 2323 Wortel; 2328 Meerle
Hulshout: 2235 Houtvenne, Westmeerbeek
Kasterlee: 2460 Lichtaart, Tielen
Lille: 2275 Gierle, Poederlee, Wechelderzande
Meerhout: 2450
Merksplas: 2330
Mol: 2400
Olen: 2250
Oud-Turnhout: 2360
Ravels: 2380; 2381 Weelde; 2382 Poppel
Retie: 2470
Rijkevorsel: 2310
Turnhout: 2300
Vorselaar: 2290
Vosselaar: 2350
Westerlo: 2260 Oevel, Tongerlo, Zoerle-Parwijs
Laakdal: 2430 Eindhout, Vorst; 2431 Varendonk, Veerle
Asse: 1730 Bekkerzeel, Kobbegem, Mollem; 1731 Relegem, Zellik
Beersel: 1650; 1651 Lot; 1652 Alsemberg; 1653 Dworp; 1654 Huizingen
Dilbeek: 1700 Sint-Martens-Bodegem, Sint-Ulriks-Kapelle; 1701 Itterbeek; 1702 Groot-Bijgaarden; 1703 Schepdaal
Grimbergen: 1850; 1851 Humbeek; 1852 Beigem; 1853 Strombeek-Bever
Halle/Hal: 1500; 1501 Buizingen; 1502 Lembeek
Hoeilaart: 1560
Kampenhout: 1910 Berg, Buken, Nederokkerzeel
Kapelle-op-den-Bos: 1880 Nieuwenrode, Ramsdonk
Liedekerke: 1770
Londerzeel: 1840 Malderen, Steenhuffel
Machelen: 1830; 1831 Diegem
Meise: 1860; 1861 Wolvertem
Merchtem: 1785 Brussegem, Hamme
Opwijk: 1745 Mazenzele
Overijse: 3090
Pepingen: 1670 Bogaarden, Heikruis; 1671 Elingen; 1673 Beert; 1674 Bellingen
Sint-Pieters-Leeuw: 1600 Oudenaken, Sint-Laureins-Berchem; 1601 Ruisbroek; 1602 Vlezenbeek
Steenokkerzeel: 1820 Melsbroek, Perk
Ternat: 1740; 1741 Wambeek; 1742 Sint-Katherina-Lombeek
Vilvoorde/Vilvorde: 1800 Peutie
Zaventem: 1930 Nossegem; 1932 Sint-Stevens-Woluwe; 1933 Sterrebeek
Zemst: 1980 Eppegem; 1981 Hofstade; 1982 Elewijt, Weerde
Roosdaal: 1760 Onze-Lieve-Vrouw-Lombeek, Pamel, Strijtem; 1761 Borchtlombeek
Drogenbos: 1620
Kraainem/Crainhem: 1950
Linkebeek: 1630
Wemmel: 1780
Wezembeek-Oppem: 1970
Lennik: 1750 Gaasbeek, Sint-Kwintens-Lennik, Sint-Martens-Lennik
Affligem: 1790 Essene, Hekelgem, Teralfene
Pajottegem: 1540 Herne, Herfelingen; 1541 Sint-Pieters-Kapelle; 1570 Galmaarden, Tollembeek, Vollezele; 1755 Gooik,
  Kester, Leerbeek, Oetingen
Aarschot: 3200 Gelrode; 3201 Langdorp; 3202 Rillaar
Begijnendijk: 3130 Betekom
Bekkevoort: 3460 Assent; 3461 Molenbeek-Wersbeek
Bertem: 3060 Korbeek-Dijle; 3061 Leefdaal
Bierbeek: 3360 Korbeek-Lo, Lovenjoel, Opvelp
Boortmeerbeek: 3190; 3191 Hever
Boutersem: 3370 Kerkom, Neervelp, Roosbeek, Vertrijk, Willebringen
Diest: 3290 Deurne, Schaffen, Webbekom; 3293 Kaggevinne; 3294 Molenstede
Geetbets: 3450 Grazen; 3454 Rummen
Haacht: 3150 Tildonk, Wespelaar
Herent: 3020 Veltem-Beisem, Winksele
Hoegaarden: 3320 Meldert; 3321 Outgaarden
Holsbeek: 3220 Kortrijk-Dutsel, Sint-Pieters-Rode; 3221 Nieuwrode
Huldenberg: 3040 Loonbeek, Neerijse, Ottenburg, Sint-Agatha-Rode
Keerbergen: 3140
Kortenaken: 3470 Ransberg, Sint-Margriete-Houtem; 3471 Hoeleden; 3472 Kersbeek-Miskom; 3473 Waanrode
Kortenberg: 3070; 3071 Erps-Kwerps; 3078 Everberg, Meerbeek
Landen: 3400 Eliksem, Ezemaal, Laar, Neerwinden, Overwinden, Rumsdorp, Wange; 3401 Waasmont, Walsbets, Walshoutem,
  Wezeren; 3404 Attenhoven, Neerlanden
Leuven/Louvain/Löwen: 3000; 3001 Heverlee; 3010 Kessel-Lo; 3012 Wilsele; 3018 Wijgmaal
Lubbeek: 3210 Linden; 3211 Binkom; 3212 Pellenberg
Oud-Heverlee: 3050; 3051 Sint-Joris-Weert; 3052 Blanden; 3053 Haasrode; 3054 Vaalbeek
Rotselaar: 3110; 3111 Wezemaal; 3118 Werchter
Tervuren: 3080 Duisburg, Vossem
Tienen/Tirlemont: 3300 Bost, Goetsenhoven, Hakendover, Kumtich, Oorbeek, Oplinter, Sint-Margriete-Houtem, Vissenaken
Tremelo: 3120; 3128 Baal
Zoutleeuw/Léau: 3440 Budingen, Dormaal, Halle-Booienhoven, Helen-Bos
Linter: 3350 Drieslinter, Melkwezer, Neerhespen, Neerlinter, Orsmaal-Gussenhoven, Overhespen, Wommersom
Scherpenheuvel-Zichem/Montaigu-Zichem: 3270 Scherpenheuvel; 3271 Averbode, Zichem; 3272 Messelbroek, Testelt
Tielt-Winge: 3390 Houwaart, Sint-Joris-Winge, Tielt; 3391 Meensel-Kiezegem
Glabbeek: 3380 Bunsbeek; 3381 Kapellen; 3384 Attenrode
Beernem: 8730 Oedelem, Sint-Joris
Blankenberge: 8370 Uitkerke
Brugge/Bruges/Brügge: 8000 Koolkerke; 8200 Sint-Andries, Sint-Michiels; 8310 Assebroek, Sint-Kruis; 8380 Dudzele,
  Lissewege, Zeebrugge
Damme: 8340 Hoeke, Lapscheure, Moerkerke, Oostkerke, Sijsele
Jabbeke: 8490 Snellegem, Stalhille, Varsenare, Zerkegem
Oostkamp: 8020 Hertsberge, Ruddervoorde, Waardamme
Torhout: 8820
Zedelgem: 8210 Loppem, Veldegem; 8211 Aartrijke
Zuienkerke: 8377 Houtave, Meetkerke, Nieuwmunster
Knokke-Heist: 8300 Knokke, Westkapelle; 8301 Heist-aan-Zee, Ramskapelle
Diksmuide/Dixmude: 8600 Beerst, Driekapellen, Esen, Kaaskerke, Keiem, Lampernisse, Leke, Nieuwkapelle, Oostkerke,
  Oudekapelle, Pervijze, Sint-Jacobs-Kapelle, Stuivekenskerke, Vladslo, Woumen
Houthulst: 8650 Klerken, Merkem
Koekelare: 8680 Bovekerke, Zande
Kortemark: 8610 Handzame, Werken, Zarren
Lo-Reninge: 8647 Lo, Noordschote, Pollinkhove, Reninge
Ieper/Ypres: 8900 Brielen, Dikkebus, Sint-Jan; 8902 Hollebeke, Voormezele, Zillebeke; 8904 Boezinge, Zuidschote; 8906
  Elverdinge; 8908 Vlamertinge
Poperinge: 8970 Reningelst; 8972 Krombeke, Proven, Roesbrugge-Haringe; 8978 Watou
Wervik: 8940 Geluwe
Zonnebeke: 8980 Beselare, Geluveld, Passendale, Zandvoorde
Heuvelland: 8950 Nieuwkerke; 8951 Dranouter; 8952 Wulvergem; 8953 Wijtschate; 8954 Westouter; 8956 Kemmel; 8958 Loker
Langemark-Poelkapelle: 8920 Bikschote, Langemark, Poelkapelle
Vleteren: 8640 Oostvleteren, Westvleteren, Woesten
Anzegem: 8570 Gijzelbrechtegem, Ingooigem, Vichte; 8572 Kaster; 8573 Tiegem
Avelgem: 8580; 8581 Kerkhove, Waarmaarde; 8582 Outrijve; 8583 Bossuit
Deerlijk: 8540
Harelbeke: 8530; 8531 Bavikhove, Hulste
Kortrijk/Courtrai: 8500; 8501 Bissegem, Heule; 8510 Bellegem, Kooigem, Marke, Rollegem; 8511 Aalbeke
Kuurne: 8520
Lendelede: 8860
Menen/Menin: 8930 Lauwe, Rekkem
Waregem: 8790; 8791 Beveren; 8792 Desselgem; 8793 Sint-Eloois-Vijve
Wevelgem: 8560 Gullegem, Moorsele
Zwevegem: 8550; 8551 Heestert; 8552 Moen; 8553 Otegem; 8554 Sint-Denijs
Bredene: 8450
Gistel: 8470 Moere, Snaaskerke, Zevekote
Ichtegem: 8480 Bekegem, Eernegem
Middelkerke: 8430; 8431 Wilskerke; 8432 Leffinge; 8433 Mannekensvere, Schore, Sint-Pieters-Kapelle, Slijpe; 8434
  Lombardsijde, Westende
Oostende/Ostende: 8400 Stene, Zandvoorde
Oudenburg: 8460 Ettelgem, Roksem, Westkerke
De Haan: 8420 Klemskerke, Wenduine; 8421 Vlissegem
Hooglede: 8830 Gits
Ingelmunster: 8770
Izegem: 8870 Emelgem, Kachtem
Ledegem: 8880 Rollegem-Kapelle, Sint-Eloois-Winkel
Lichtervelde: 8810
Moorslede: 8890 Dadizele
Roeselare/Roulers: 8800 Beveren, Oekene, Rumbeke
Staden: 8840 Oostnieuwkerke, Westrozebeke
Dentergem: 8720 Markegem, Oeselgem, Wakken
Oostrozebeke: 8780
Pittem: 8740 Egem
Wielsbeke: 8710 Ooigem, Sint-Baafs-Vijve
Ardooie: 8850; 8851 Koolskamp
Wingene: 8750 Zwevezele; 8755 Ruiselede
Tielt: 8700 Aarsele, Kanegem, Schuiferskapelle; 8760 Meulebeke
Alveringem: 8690 Hoogstade, Oeren, Sint-Rijkers; 8691 Beveren-aan-de-IJzer, Gijverinkhove, Izenberge, Leisele, Stavele
De Panne/La Panne: 8660 Adinkerke
Koksijde: 8670 Oostduinkerke, Wulpen
Nieuwpoort/Nieuport: 8620 Ramskapelle, Sint-Joris
Veurne/Furnes: 8630 Avekapelle, Booitshoeke, Bulskamp, De Moeren, Eggewaartskapelle, Houtem, Steenkerke, Vinkem,
  Wulveringem, Zoutenaaie
Aalst/Alost: 9300; 9308 Gijzegem, Hofstade; 9310 Baardegem, Herdersem, Meldert, Moorsel; 9320 Erembodegem,
  Nieuwerkerken
Denderleeuw: 9470; 9472 Iddergem; 9473 Welle
Geraardsbergen/Grammont: 9500 Goeferdinge, Moerbeke, Nederboelare, Onkerzele, Ophasselt, Overboelare, Viane,
  Zarlardinge; 9506 Grimminge, Idegem, Nieuwenhove, Schendelbeke, Smeerebbe-Vloerzegem, Waarbeke, Zandbergen
Haaltert: 9450 Denderhoutem, Heldergem; 9451 Kerksken
Herzele: 9550 Hillegem, Sint-Antelinks, Sint-Lievens-Esse, Steenhuize-Wijnhuize, Woubrechtegem; 9551 Ressegem; 9552
  Borsbeke
Lede: 9340 Impe, Oordegem, Smetlede, Wanzele
Ninove: 9400 Appelterre-Eichem, Denderwindeke, Lieferinge, Nederhasselt, Okegem, Voorde; 9401 Pollare; 9402 Meerbeke;
  9403 Neigem; 9404 Aspelare; 9406 Outer
Sint-Lievens-Houtem: 9520 Bavegem, Oombergen, Vlierzele, Zonnegem; 9521 Letterhoutem
Zottegem: 9620 Elene, Erwetegem, Godveerdegem, Grotenberge, Leeuwergem, Oombergen, Sint-Goriks-Oudenhove,
  Sint-Maria-Oudenhove, Strijpen, Velzeke-Ruddershove
Erpe-Mere: 9420 Aaigem, Bambrugge, Burst, Erondegem, Erpe, Mere, Ottergem, Vlekkem
Berlare: 9290 Overmere, Uitbergen
Buggenhout: 9255 Opdorp
Dendermonde/Termonde: 9200 Appels, Baasrode, Grembergen, Mespelare, Oudegem, Schoonaarde, Sint-Gillis-Dendermonde
Hamme: 9220 Moerzeke
Laarne: 9270 Kalken
Lebbeke: 9280 Denderbelle, Wieze
Waasmunster: 9250
Wetteren: 9230 Massemen, Westrem
Wichelen: 9260 Schellebelle, Serskamp
Zele: 9240
Assenede: 9960; 9961 Boekhoute; 9968 Bassevelde, Oosteeklo
Eeklo: 9900
Kaprijke: 9970; 9971 Lembeke
Maldegem: 9990; 9991 Adegem; 9992 Middelburg
Sint-Laureins: 9980; 9981 Sint-Margriete; 9982 Sint-Jan-in-Eremo; 9988 Waterland-Oudeman, Watervliet
Zelzate: 9060
Destelbergen: 9070 Heusden
Evergem: 9940 Ertvelde, Kluizen, Sleidinge
Gavere: 9890 Asper, Baaigem, Dikkelvenne, Semmerzake, Vurste
Gent/Gand: 9000; 9030 Mariakerke; 9031 Drongen; 9032 Wondelgem; 9040 Sint-Amandsberg; 9041 Oostakker; 9042 Desteldonk,
  Mendonk, Sint-Kruis-Winkel; 9050 Gentbrugge, Ledeberg; 9051 Afsnee, Sint-Denijs-Westrem; 9052 Zwijnaarde
Oosterzele: 9860 Balegem, Gijzenzele, Landskouter, Moortsele, Scheldewindeke
Sint-Martens-Latem: 9830; 9831 Deurle
Zulte: 9870 Machelen, Olsene
Deinze: 9800 Astene, Bachte-Maria-Leerne, Gottem, Grammene, Meigem, Petegem-aan-de-Leie, Sint-Martens-Leerne, Vinkt,
  Wontergem, Zeveren; 9850 Hansbeke, Landegem, Merendree, Nevele, Poesele, Vosselare
Aalter: 9880 Lotenhulle, Poeke; 9881 Bellem; 9910 Knesselare, Ursel
Lievegem: 9920 Lovendegem; 9921 Vinderhoute; 9930 Zomergem; 9931 Oostwinkel; 9932 Ronsele; 9950 Waarschoot
Nazareth-De Pinte: 9810 Eke, Nazareth; 9840 De Pinte, Zevergem
Lochristi: 9080 Beervelde, Zaffelare, Zeveneken; 9185 Wachtebeke
Merelbeke-Melle: 9090 Gontrode, Melle; 9820 Bottelare, Lemberge, Merelbeke, Melsen, Munte, Schelderode
Oudenaarde/Audenarde: 9700 Bevere, Edelare, Eine, Ename, Heurne, Leupegem, Mater, Melden, Mullem, Nederename, Ooike,
  Volkegem, Welden
Brakel: 9660 Elst, Everbeek, Michelbeke, Nederbrakel, Opbrakel, Sint-Maria-Oudenhove, Zegelsem; 9661 Parike
Kluisbergen: 9690 Berchem, Kwaremont, Ruien, Zulzeke
Wortegem-Petegem: 9790 Elsegem, Moregem, Ooike, Petegem-aan-de-Schelde, Wortegem
Horebeke: 9667 Sint-Kornelis-Horebeke, Sint-Maria-Horebeke
Lierde: 9570 Deftinge, Sint-Maria-Lierde; 9571 Hemelveerdegem; 9572 Sint-Martens-Lierde
Maarkedal: 9680 Etikhove, Maarke-Kerkem; 9681 Nukerke; 9688 Schorisse
Zwalm: 9630 Beerlegem, Dikkele, Hundelgem, Meilegem, Munkzwalm, Paulatem, Roborst, Rozebeke, Sint-Blasius-Boekel,
  Sint-Denijs-Boekel, Sint-Maria-Latem; 9636 Nederzwalm-Hermelgem
Kruisem: 9750 Huise, Ouwegem, Zingem; 9770 Kruishoutem; 9771 Nokere; 9772 Wannegem-Lede
Sint-Gillis-Waas: 9170 De Klinge, Meerdonk, Sint-Pauwels
Sint-Niklaas/Saint-Nicolas: 9100 Nieuwkerken-Waas; 9111 Belsele; 9112 Sinaai-Waas
Stekene: 9190 Kemzeke
Temse/Tamise: 9140 Elversele, Steendorp, Tielrode
Lokeren: 9160 Daknam, Eksaarde; 9180 Moerbeke-Waas
Beveren-Kruibeke-Zwijndrecht: 2070 Burcht, Zwijndrecht; 9120 Beveren-Waas, Haasdonk, Kallo, Melsele, Vrasene; 9130
  Doel, Kallo, Kieldrecht, Verrebroek; 9150 Bazel, Kruibeke, Rupelmonde
As: 3665
Beringen: 3580; 3581 Beverlo; 3582 Koersel; 3583 Paal
Diepenbeek: 3590
Genk: 3600
Gingelom: 3890 Boekhout, Jeuk, Kortijs, Montenaken, Niel-bij-Sint-Truiden, Vorsen; 3891 Borlo, Buvingen,
  Mielen-boven-Aalst, Muizen
Halen: 3545 Loksbergen, Zelem
Herk-de-Stad/Herck-la-Ville: 3540 Berbroek, Donk, Schulen
Leopoldsburg/Bourg-Léopold: 3970; 3971 Heppen
Lummen: 3560 Linkhout, Meldert
Nieuwerkerken: 3850 Binderveld, Kozen, Wijer
Sint-Truiden/Saint-Trond: 3800 Aalst, Brustem, Engelmanshoven, Gelinden, Groot-Gelmen, Halmaal,
  Kerkom-bij-Sint-Truiden, Ordingen, Zepperen; 3803 Duras, Gorsem, Runkelen, Wilderen; 3806 Velm
Zonhoven: 3520
Zutendaal: 3690
Heusden-Zolder: 3550 Heusden, Zolder
Tessenderlo-Ham: 3945 Kwaadmechelen, Oostham; 3980 Tessenderlo
Hasselt: 3500 Sint-Lambrechts-Herk; 3501 Wimmertingen; 3510 Kermt, Spalbeek; 3511 Kuringen, Stokrooie; 3512 Stevoort;
  3720 Kortessem; 3721 Vliermaalroot; 3722 Wintershoven; 3723 Guigoven; 3724 Vliermaal
Bocholt: 3950 Kaulille, Reppel
Bree: 3960 Beek, Gerdingen, Opitter, Tongerlo
Kinrooi: 3640 Kessenich, Molenbeersel, Ophoven
Lommel: 3920
Maaseik: 3680 Neeroeteren, Opoeteren
Peer: 3990 Grote-Brogel, Kleine-Brogel, Wijchmaal
Hamont-Achel: 3930 Achel, Hamont
Hechtel-Eksel: 3940 Hechtel
Houthalen-Helchteren: 3530 Helchteren, Houthalen
Dilsen-Stokkem: 3650 Dilsen, Elen, Lanklaar, Rotem, Stokkem
Oudsbergen: 3660 Opglabbeek; 3670 Ellikom, Gruitrode, Meeuwen, Neerglabbeek, Wijshagen
Pelt: 3900 Overpelt; 3910 Neerpelt, Sint-Huibrechts-Lille
Alken: 3570
Heers: 3870 Batsheers, Bovelingen, Gutshoven, Heks, Horpmaal, Klein-Gelmen, Mechelen-Bovelingen, Mettekoven, Opheers,
  Rukkelingen-Loon, Vechmaal, Veulen
Herstappe: 3717
Lanaken: 3620 Gellik, Neerharen, Veldwezelt; 3621 Rekem
Riemst: 3770 Genoelselderen, Herderen, Kanne, Membruggen, Millen, Val-Meer, Vlijtingen, Vroenhoven,
  Zichen-Zussen-Bolder
Wellen: 3830 Berlingen; 3831 Herten; 3832 Ulbeek
Maasmechelen: 3630 Eisden, Leut, Mechelen-aan-de-Maas, Meeswijk, Opgrimbie, Vucht; 3631 Boorsem, Uikhoven
Bilzen-Hoeselt: 3730 Hoeselt, Romershoven, Sint-Huibrechts-Hern, Werm; 3732 Schalkhoven; 3740 Bilzen, Beverst,
  Eigenbilzen, Grote-Spouwen, Hees, Kleine-Spouwen, Mopertingen, Munsterbilzen, Rijkhoven, Rosmeer, Waltwilder; 3742
  Martenslinde; 3746 Hoelbeek
Tongeren-Borgloon: 3700 's-Herenelderen, Berg, Diets-Heur, Haren, Henis, Kolmont, Koninksem, Lauw, Mal, Neerrepen,
  Nerem, Overrepen, Piringen, Riksingen, Rutten, Sluizen, Tongeren, Vreren, Widooie; 3840 Borgloon, Bommershoven,
  Broekom, Gors-Opleeuw, Gotem, Groot-Loon, Haren, Hendrieken, Hoepertingen, Jesseren, Kerniel, Kolmont, Kuttekoven,
  Rijkel, Voort
`;

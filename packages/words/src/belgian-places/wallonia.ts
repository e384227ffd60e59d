/** The other municipalities of Wallonia. See `../belgian-places.ts` for the form and the source. */
export const WALLONIA = `
Bevekom/Beauvechain: 1320 Hamme-Mille, L'Ecluse, Nodebais, Tourinnes-la-Grosse
Eigenbrakel/Braine-l'Alleud: 1410; 1420; 1421 Ophain-Bois-Seigneur-Isaac; 1428 Lillois-Witterzée
Kasteelbrakel/Braine-le-Château: 1440 Wauthier-Braine
Chaumont-Gistoux: 1325 Bonlez, Corroy-le-Grand, Dion-Valmont, Longueville
Court-Saint-Etienne: 1490
Genepiën/Genappe: 1470 Baisy-Thy, Bousval; 1471 Loupoigne; 1472 Vieux-Genappe; 1473 Glabais; 1474 Ways; 1476
  Houtain-le-Val
Graven/Grez-Doiceau: 1390 Archennes, Biez, Bossut-Gottechain, Nethen
Incourt: 1315 Glimes, Opprebais, Piétrebais, Roux-Miroir, Sart-Risbart
Itter/Ittre: 1460 Virginal-Samme; 1461 Haut-Ittre
Geldenaken/Jodoigne: 1370 Dongelberg, Jauchelette, Jodoigne-Souveraine, Lathuy, Mélin, Piétrain, Saint-Jean-Geest,
  Saint-Rémy-Geest, Zétrud-Lumay
Terhulpen/La Hulpe: 1310
Mont-Saint-Guibert: 1435 Corbais, Hévillers
Nijvel/Nivelles: 1400 Monstreux; 1401 Baulers; 1402 Thines; 1404 Bornival
Perwijs/Perwez: 1360 Malèves-Sainte-Marie-Wastinnes, Orbais, Thorembais-Saint-Trond, Thorembais-les-Béguines
Rixensart: 1330; 1331 Rosières; 1332 Genval
Tubeke/Tubize: 1480 Clabecq, Oisquercq, Saintes
Villers-la-Ville: 1495 Gentinnes, Marbais, Mellery, Sart-Dames-Avelines, Tilly
Waterloo: 1410 Ohain
Waver/Wavre: 1300 Limal; 1301 Bierges
Chastre: 1450 Blanmont, Cortil-Noirmont, Gentinnes, Saint-Géry, Villeroux
Hélécine: 1357 Linsmeau, Neerheylissem, Opheylissem
Lasne: 1380 Couture-Saint-Germain, Lasne-Chapelle-Saint-Lambert, Maransart, Ohain, Plancenoit
Orp-Jauche: 1350 Enines, Folx-les-Caves, Jandrain-Jandrenouille, Jauche, Marilles, Noduwez, Orp-le-Grand
Ottignies-Louvain-la-Neuve: 1340 Ottignies; 1341 Céroux-Mousty; 1342 Limelette; 1348 Louvain-la-Neuve
Ramillies: 1367 Autre-Eglise, Bomal, Geest-Gérompont-Petit-Rosière, Grand-Rosière-Hottomont, Huppaye,
  Mont-Saint-André, Ramillies-Offus
Rebecq: 1430 Bierghes, Quenast, Rebecq-Rognon, Saintes
Walhain: 1457 Nil-Saint-Vincent-Saint-Martin, Tourinnes-Saint-Lambert, Walhain-Saint-Paul
Aat/Ath: 7800 Lanquesaint; 7801 Irchonwelz; 7802 Ormeignies; 7803 Bouvignies; 7804 Ostiches, Rebaix; 7810 Maffle; 7811
  Arbre; 7812 Houtaing, Ligne, Mainvault, Moulbaix, Villers-Notre-Dame, Villers-Saint-Amand; 7822 Ghislenghien,
  Isières, Meslin-l'Evêque; 7823 Gibecq
Beloeil: 7970; 7971 Basècles, Ramegnies, Thumaide, Wadelincourt; 7972 Aubechies, Ellignies-Sainte-Anne, Quevaucamps;
  7973 Grandglise, Stambruges
Bernissart: 7320; 7321 Blaton, Harchies; 7322 Pommeroeul, Ville-Pommeroeul
Brugelette: 7940 Cambron-Casteau; 7941 Attre; 7942 Mévergnies-lez-Lens; 7943 Gages
Chièvres: 7950 Grosage, Huissignies, Ladeuze, Tongre-Saint-Martin; 7951 Tongre-Notre-Dame
Elzele/Ellezelles: 7890 Lahamaide, Wodecq
Frasnes-lez-Anvaing: 7910 Anvaing, Arc-Wattripont, Cordes, Forest, Wattripont; 7911 Buissenal, Frasnes-lez-Buissenal,
  Hacquegnies, Herquegies, Montroeul-au-Bois, Moustier, Oeudeghien; 7912 Dergneau, Saint-Sauveur
Opzullik/Silly: 7830 Bassilly, Fouleng, Gondregnies, Graty, Hellebecq, Hoves, Thoricourt
Lessen/Lessines: 7860; 7861 Papignies, Wannebecq; 7862 Ogy; 7863 Ghoy; 7864 Deux-Acren; 7866 Bois-de-Lessines,
  Ollignies
Chapelle-lez-Herlaimont: 7160 Godarville, Piéton
Charleroi: 6000; 6001 Marcinelle; 6010 Couillet; 6020 Dampremy; 6030 Goutroux, Marchienne-au-Pont; 6031
  Monceau-sur-Sambre; 6032 Mont-sur-Marchienne; 6040 Jumet; 6041 Gosselies; 6042 Lodelinsart; 6043 Ransart; 6044 Roux;
  6060 Gilly; 6061 Montignies-sur-Sambre
Châtelet: 6200 Bouffioulx, Châtelineau
Courcelles: 6180; 6181 Gouy-lez-Piéton; 6182 Souvret; 6183 Trazegnies
Farciennes: 6240 Pironchamps
Fleurus: 6220 Heppignies, Lambusart, Wangenies; 6221 Saint-Amand; 6222 Brye; 6223 Wagnelée; 6224 Wanfercée-Baulet
Fontaine-l'Evêque: 6140; 6141 Forchies-la-Marche; 6142 Leernes
Gerpinnes: 6280 Acoz, Gougnies, Joncret, Loverval, Villers-Poterie
Montigny-le-Tilleul: 6110; 6111 Landelies
Pont-à-Celles: 6230 Buzet, Obaix, Thiméon, Viesville; 6238 Liberchies, Luttre
Aiseau-Presles: 6250 Aiseau, Pont-de-Loup, Presles, Roselies
Les Bons Villers: 6210 Frasnes-lez-Gosselies, Rèves, Villers-Perwin, Wayaux; 6211 Mellet
Boussu: 7300; 7301 Hornu
Dour: 7370 Blaugies, Elouges, Wihéries
Frameries: 7080 Eugies, La Bouverie, Noirchain, Sars-la-Bruyère
Hensies: 7350 Hainin, Montroeul-sur-Haine, Thulin
Jurbeke/Jurbise: 7050 Erbaut, Erbisoeul, Herchies, Masnuy-Saint-Jean, Masnuy-Saint-Pierre
Lens: 7870 Bauffe, Cambron-Saint-Vincent, Lombise, Montignies-lez-Lens
Bergen/Mons: 7000 Cuesmes; 7010 SHAPE; 7011 Ghlin; 7012 Flénu, Jemappes; 7020 Casteau, Maisières, Nimy; 7021 Havré,
  Ville-sur-Haine; 7022 Harmignies, Harveng, Hyon, Mesvin, Nouvelles; 7024 Ciply; 7030 Saint-Symphorien; 7031
  Villers-Saint-Ghislain; 7032 Spiennes; 7033 Cuesmes; 7034 Obourg, Saint-Denis
Quaregnon: 7390 Wasmuel
Quiévrain: 7380 Baisieux; 7382 Audregnies
Saint-Ghislain: 7330; 7331 Baudour; 7332 Neufmaison, Sirault; 7333 Tertre; 7334 Hautrage, Villerot
Colfontaine: 7340 Eugies, Pâturages, Warquignies, Wasmes
Honnelles: 7387 Angre, Angreau, Athis, Autreppe, Erquennes, Fayt-le-Franc, Marchipont, Montignies-sur-Roc, Onnezies,
  Roisin
Quévy: 7040 Asquillies, Aulnois, Blaregnies, Bougnies, Genly, Goegnies-Chaussée, Quévy-le-Grand, Quévy-le-Petit; 7041
  Givry, Havay
's-Gravenbrakel/Braine-le-Comte: 7090 Hennuyères, Henripont, Petit-Roeulx-lez-Braine, Ronquières, Steenkerque
Le Roeulx: 7070 Gottignies, Mignault, Thieu, Ville-sur-Haine
Zinnik/Soignies: 7060 Horrues; 7061 Casteau, Thieusies; 7062 Naast; 7063 Chaussée-Notre-Dame-Louvignies, Neufvilles
Ecaussinnes: 7190 Ecaussinnes d'Enghien, Marche-lez-Ecaussinnes; 7191 Ecaussinnes-Lalaing
Seneffe: 7180; 7181 Arquennes, Familleureux, Feluy, Petit-Roeulx-lez-Nivelles
Manage: 7170 Bellecourt, Bois-d'Haine, Fayt-lez-Manage, La Hestre
Anderlues: 6150
Beaumont: 6500 Barbençon, Leugnies, Leval-Chaudeville, Renlies, Solre-Saint-Géry, Thirimont; 6511 Strée
Chimay: 6460 Bailièvre, Robechies, Saint-Rémy, Salles, Villers-la-Tour; 6461 Virelles; 6462 Vaulx-lez-Chimay; 6463
  Lompret; 6464 Baileux, Bourlers, Forges, L'Escaillère, Rièzes
Erquelinnes: 6560 Bersillies-l'Abbaye, Grand-Reng, Hantes-Wihéries, Montignies-Saint-Christophe, Solre-sur-Sambre
Froidchapelle: 6440 Barbençon, Boussu-lez-Walcourt, Fourbechies, Vergnies; 6441 Erpion
Lobbes: 6540 Mont-Sainte-Geneviève; 6542 Sars-la-Buissière; 6543 Bienne-lez-Happart
Merbes-le-Château: 6567 Fontaine-Valmont, Labuissière, Merbes-Sainte-Marie
Momignies: 6590; 6591 Macon; 6592 Monceau-Imbrechies; 6593 Macquenoise; 6594 Beauwelz; 6596 Forge-Philippe, Seloignes
Thuin: 6530 Leers-et-Fosteau; 6531 Biesme-sous-Thuin; 6532 Ragnies; 6533 Biercée; 6534 Gozée; 6536 Donstiennes,
  Thuillies
Ham-sur-Heure-Nalinnes: 6120 Cour-sur-Heure, Ham-sur-Heure, Jamioulx, Marbaix-la-Tour, Nalinnes
Sivry-Rance: 6470 Grandrieu, Montbliart, Rance, Sautin, Sivry, Sivry-Gare
Antoing: 7640 Maubray, Péronnes-lez-Antoing; 7641 Bruyelle; 7642 Calonne; 7643 Fontenoy
Celles: 7760 Escanaffles, Molenbaix, Popuelles, Pottes, Velaines
Estaimpuis: 7730 Bailleul, Estaimbourg, Evregnies, Leers-Nord, Néchin, Saint-Léger
Pecq: 7740 Warcoing; 7742 Hérinnes; 7743 Esquelmes, Obigies
Péruwelz: 7600; 7601 Roucourt; 7602 Bury; 7603 Bon-Secours; 7604 Baugnies, Braffe, Brasménil, Callenelle,
  Wasmes-Audemez-Briffoeil; 7608 Wiers
Rumes: 7610; 7611 La Glanerie; 7618 Taintignies
Doornik/Tournai: 7500 Ere, Saint-Maur; 7501 Orcq; 7502 Esplechin; 7503 Froyennes; 7504 Froidmont; 7506 Willemeau; 7520
  Ramegnies-Chin, Templeuve; 7521 Chercq; 7522 Blandain, Hertain, Lamain, Marquain; 7530 Gaurain-Ramecroix; 7531
  Havinnes; 7532 Béclers; 7533 Thimougies; 7534 Barry, Maulde; 7536 Vaulx; 7538 Vezon; 7540 Kain, Melles, Quartes,
  Rumillies; 7542 Mont-Saint-Aubert; 7543 Mourcourt; 7548 Warchin
Brunehaut: 7620 Bléharies, Guignies, Hollain, Jollain-Merlin, Wez-Velvain; 7621 Lesdain; 7622 Laplaigne; 7623 Rongy;
  7624 Howardries
Leuze-en-Hainaut: 7900 Grandmetz; 7901 Thieulain; 7903 Blicquy, Chapelle-à-Oie, Chapelle-à-Wattines; 7904 Pipaix,
  Tourpes, Willaupuis; 7906 Gallaix
Mont-de-l'Enclus: 7750 Amougies, Anseroeul, Orroir, Russeignies
La Louvière: 7100 Besonrieux, Haine-Saint-Paul, Haine-Saint-Pierre, Saint-Vaast, Trivières; 7110 Boussoit,
  Houdeng-Aimeries, Houdeng-Goegnies, Maurage, Strépy-Bracquegnies
Binche: 7130 Bray; 7131 Waudrez; 7133 Buvrinnes; 7134 Epinois, Leval-Trahegnies, Péronnes-lez-Binche, Ressaix
Estinnes: 7120 Croix-lez-Rouveroy, Estinnes-au-Mont, Estinnes-au-Val, Fauroeulx, Haulchin, Peissant, Rouveroy,
  Vellereille-le-Sec, Vellereille-les-Brayeux
Morlanwelz: 7140 Morlanwelz-Mariemont; 7141 Carnières, Mont-Sainte-Aldegonde
Amay: 4540 Ampsin, Flône, Jehay-Bodegnée, Ombret
Burdinne: 4210 Hannêche, Lamontzée, Marneffe, Oteppe
Clavier: 4560 Bois-et-Borsu, Les Avins, Ocquier, Pailhe, Pair, Rowe, Terwagne
Ferrières: 4190 My, Vieuxville, Werbomont, Xhoris
Hamoir: 4180 Comblain-la-Tour, Fairon; 4181 Filot
Héron: 4217 Lavoir, Waret-l'Evêque; 4218 Couthuin
Hoei/Huy: 4500 Ben-Ahin, Marchin, Tihange, Vierset-Barse
Marchin: 4570
Modave: 4577 Outrelouxhe, Rawsa, Strée, Vierset-Barse
Nandrin: 4550 Abée, Saint-Séverin, Villers-le-Temple, Yernée-Fraineux
Ouffet: 4590 Ellemelle, Warzée
Verlaine: 4537 Chapon-Seraing, Jehay-Bodegnée, Seraing-le-Château
Villers-le-Bouillet: 4530 Fize-Fontaine, Vaux-et-Borset, Vieux-Waleffe, Warnant-Dreye
Wanze: 4520 Antheit, Bas-Oha, Huccorgne, Longpré, Moha, Vinalmont
Anthisnes: 4160; 4161 Villers-aux-Tours; 4162 Hody; 4163 Tavier
Engis: 4480 Clermont-sous-Huy, Ehein, Engihoul, Hermalle-sous-Huy
Tinlot: 4557 Abée-Scry, Fraiture, Ramelot, Seny, Soheit-Tinlot
Ans: 4430; 4431 Loncin; 4432 Alleur, Xhendremael
Awans: 4340 Fooz, Othée, Villers-l'Evêque; 4342 Hognoul
Aywaille: 4920 Ernonheid, Harzé, Sougné-Remouchamps
Bitsingen/Bassenge: 4690 Boirs, Eben-Emael, Glons, Roclenge-sur-Geer, Wonck
Beyne-Heusay: 4610 Bellaire, Moulin-sous-Fléron, Queue-du-Bois
Chaudfontaine: 4050 Ninane; 4051 Vaux-sous-Chèvremont; 4052 Beaufays; 4053 Embourg, Mehagne
Comblain-au-Pont: 4170; 4171 Poulseur
Dalhem: 4606 Saint-André; 4607 Berneau, Bombaye, Feneur, Mortroux; 4608 Neufchâteau, Warsage
Esneux: 4130 Tilff
Fléron: 4620; 4621 Retinne; 4623 Magnée; 4624 Romsée
Herstal: 4040; 4041 Milmort, Vottem; 4042 Liers
Juprelle: 4450 Lantin, Liers, Slins; 4451 Voroux-lez-Liers; 4452 Paifve, Wihogne; 4453 Villers-Saint-Siméon; 4458
  Fexhe-Slins
Luik/Liège/Lüttich: 4000; 4020; 4030 Grivegnée; 4031 Angleur; 4032 Chênée
Oupeye: 4680 Hermée; 4681 Hermalle-sous-Argenteau; 4682 Heure-le-Romain, Houtain-Saint-Siméon; 4683 Vivegnis; 4684
  Haccourt
Saint-Nicolas: 4420 Montegnée, Tilleur
Seraing: 4100 Boncelles; 4101 Jemeppe-sur-Meuse; 4102 Ougrée
Soumagne: 4630 Ayeneux, Micheroux, Tignée; 4631 Evegnée-Tignée; 4632 Cerexhe-Heuseux; 4633 Melen
Sprimont: 4140 Dolembreux, Fraiture, Gomzé-Andoumont, Rouvreux; 4141 Louveigné
Wezet/Visé: 4600 Bombaye, Haccourt, Hermalle-sous-Argenteau, Lanaye, Lixhe, Richelle; 4601 Argenteau; 4602 Cheratte
Grâce-Hollogne: 4460 Bierset, Grâce-Berleur, Hollogne-aux-Pierres, Horion-Hozémont, Mons-lez-Liège, Velroux
Blegny: 4670 Mortier, Saint-André, Trembleur; 4671 Barchon, Evegnée-Tignée, Heuseux, Housse, Saive, Wandre; 4672
  Saint-Rémy
Flémalle: 4400 Awirs, Flémalle-Grande, Flémalle-Haute, Horion-Hozémont, Ivoz-Ramet, Mons-lez-Liège
Neupré: 4120 Ehein, Rotheux-Rimière; 4121 Neuville-en-Condroz; 4122 Plainevaux
Trooz: 4870 Forêt, Fraipont, Nessonvaux
Aubel: 4880 Boender, La Clouse, Saint-Jean-Sart
Baelen: 4837 Membach
Dison: 4820; 4821 Andrimont
Eupen: 4700; 4701
Herve: 4650 Chaineux, Grand-Rechain, Julémont; 4651 Battice; 4652 Xhendelesse; 4653 Bolland; 4654 Charneux
Jalhay: 4845 Sart-lez-Spa
Lierneux: 4990 Arbrefontaine, Bra, Jevigné, Lansival, Les Villettes, Odrimont, Sart, Trou de Bra
Limburg/Limbourg: 4830; 4831 Bilstain; 4834 Goé
Lontzen: 4710; 4711
Malmedy: 4960 Arimont, Baugnez, Bellevaux, Bellevaux-Ligneuville, Bernister, Bévercé, Boussire, Burnenville, Chôdes,
  Cligneval, Falize, G'doumont, Géromont, Gohimont, Hédomont, Lamonriville, Lasnenville, Ligneuville, Longfaye, Meiz,
  Mont, Otaimont, Pont, Préaix, Ronxhy, Thioux, Xhoffraix
Olne: 4877
Pepinster: 4860 Cornesse, Wegnez; 4861 Soiron
Raeren: 4730; 4731
Spa: 4900 Sart-lez-Spa, Theux
Stavelot: 4970 Francorchamps, Hockai
Stoumont: 4987 Chevron, La Gleize, Lorcé, Rahier
Theux: 4910 La Reid, Polleur
Verviers: 4800 Ensival, Lambermont, Petit-Rechain, Polleur; 4801 Stembert; 4802 Heusy, Theux
Welkenraedt: 4840; 4841 Henri-Chapelle
Trois-Ponts: 4980 Wanne; 4983 Basse-Bodeux
Burg-Reuland: 4790
Plombières: 4850 Montzen, Moresnet; 4851 Gemmenich, Sippenaeken; 4852 Hombourg
Thimister-Clermont: 4890 Clermont, Thimister
Berloz: 4257 Corswarem, Rosoux-Crenwick
Braives: 4260 Avennes, Ciplet, Fallais, Fumal, Ville-en-Hesbaye; 4261 Latinne; 4263 Tourinne
Crisnée: 4367 Fize-le-Marsal, Kemexhe, Odeur, Thys
Donceel: 4357 Haneffe, Jeneffe, Limont
Fexhe-le-Haut-Clocher: 4347 Freloux, Noville, Roloux, Voroux-Goreux
Geer: 4250 Boëlhe, Hollogne-sur-Geer, Lens-Saint-Servais; 4252 Omal; 4253 Darion; 4254 Ligney
Hannuit/Hannut: 4280 Abolens, Avernas-le-Bauduin, Avin, Bertrée, Blehen, Cras-Avernas, Crehen, Grand-Hallet,
  Lens-Saint-Remy, Merdorp, Moxhe, Petit-Hallet, Poucet, Thisnes, Trognée, Villers-le-Peuplier, Wansin
Lijsem/Lincent: 4287 Pellaines, Racour
Oerle/Oreye: 4360 Bergilers, Grandville, Lens-sur-Geer, Otrange
Remicourt: 4350 Lamine, Momalle, Pousset; 4351 Hodeige
Saint-Georges-sur-Meuse: 4470
Borgworm/Waremme: 4300 Bettincourt, Bleret, Bovenistier, Grand-Axhe, Lantremange, Oleye
Wasseiges: 4219 Acosse, Ambresin, Meeffe
Faimes: 4317 Aineffe, Borlez, Celles, Les Waleffes, Viemme
Aarlen/Arlon: 6700 Autelbas-Barnich, Autelhaut, Bonnert, Clairefontaine, Fouches, Frassem, Freylange, Guirsch,
  Heckbous, Heinsch, Sampont, Schoppach, Sesselich, Seymerich, Stehnen, Sterpenich, Stockem, Toernich, Udange,
  Viville, Waltzing, Weyler
Attert: 6717 Grendel, Heinstert, Lischert, Lottert, Metzert, Nobressart, Nothomb, Parette, Post, Schadeck,
  Schockville, Tattert, Thiaumont, Tontelange
Aubange: 6790; 6791 Athus, Guerlange; 6792 Aix-sur-Cloie, Battincourt, Halanzy, Rachecourt
Martelange: 6630 Grumelange, Radelange
Messancy: 6780 Buvange, Differt, Hondelange, Longeau, Turpange, Wolkrange; 6781 Sélange; 6782 Bébange, Guelff, Habergy
Fauvillers: 6637 Bodange, Burnon, Hollange, Honville, Hotte, Malmaison, Menufontaine, Sainlez, Strainchamps, Tintange,
  Warnach, Wisembach
Houffalize: 6660 Nadrin; 6661 Mont, Tailles; 6662 Tavigny; 6663 Mabompré; 6666 Wibrin
Vielsalm: 6690 Bihain, Rencheux, Salmchâteau; 6692 Petit-Thier; 6698 Grand-Halleux
Vaux-sur-Sûre: 6640 Assenois, Belleau, Bercheux, Chaumont, Chenogne, Clochimont, Cobreville, Grandru, Hompré,
  Jodenville, Juseret, Lavaselle, Lescheret, Losange, Mande-Sainte-Marie, Morhet, Morhet-Station, Nives,
  Poisson-Moulin, Remichampagne, Remience, Remoiville, Rosières, Salvacourt, Sibret, Sûre, Villeroux
Gouvy: 6670 Limerlé, Steinbach; 6671 Bovigny; 6672 Beho, Schmiede; 6673 Cherain; 6674 Montleban
Sainte-Ode: 6680 Amberloup, Rechrival-Hubermont, Tillet; 6681 Lavacherie
Bastenaken/Bastogne/Bastnach: 6600 Longvilly, Noville, Villers-la-Bonne-Eau, Wardin; 6686 Flamierge; 6687 Berhain,
  Bertogne, Béthomont, Champs, Compogne, Fays, Flamisoul, Frenet, Gives, Givroulle, Givry, Grandvivier, Gréay, La
  Boissine, Longchamps, Mande-Saint-Etienne, Monaville, Nanciry, Rolley, Rouette, Roumont, Salle, Sery, Stocquet,
  Troismont, Tronle, Trouhéroul, Wigny, Withimont
Durbuy: 6940 Barvaux, Bohon, Grandhan, Oppagne, Palenge, Pas-Bayard, Petite-Somme, Petithan, Septon, Wéris; 6941
  Bende, Bomal, Borlon, Heyd, Izier, Jenneret, Oneux, Tohogne, Verlaine, Villers-Sainte-Gertrude, Warre
Erezée: 6997 Amonines, Biron, Blier, Clerheid, Eveux, Fanzel, Fisenne, La Forge, Melines, Mormont, Soy, Wy
Hotton: 6990 Bourdon, Deulin, Fronville, Hampteau, Marenne, Melreux, Menil, Monteuville, Monville, Ny, Werpin
La Roche-en-Ardenne: 6980 Beausaint, Cielle; 6982 Samrée; 6983 Ortho; 6984 Hives; 6986 Halleux
Marche-en-Famenne: 6900 Aye, Champlon, Grimbiémont, Hargimont, Hollogne, Humain, Lignières, Marloie, On, Roy,
  Verdenne, Waha
Nassogne: 6950 Harsin; 6951 Bande; 6952 Grune; 6953 Ambly, Forrières, Lesterny, Masbourg
Rendeux: 6987 Beffe, Bois-d'Arlogne, Chéoux, Devantave, Gênes, Hamoul, Hodister, Jupille, Magoster, Marcouray,
  Marcourt, Nohaipre, Racelle, Rendeux-Bas, Rendeux-Haut, Ronzon, Trinal, Waharday, Warisy
Tenneville: 6970 Flamierge; 6971 Champlon; 6972 Erneuville
Manhay: 6960 Chêne-al'Pierre, Deux-Rys, Dochamps, Fays, Forge-à-l'Aplé, Freyneux, Grandmenil, Harre, Lafosse,
  Lamorménil, Malempré, Odeigne, Oster, Roche-à-Frêne, Vaux-Chavanne, Xhoût-si-Ploût
Bertrix: 6880 Acremont, Assenois, Auby-sur-Semois, Biourge, Blanchoreille, Cugnon, Glaumont, Jehonville, Mortehan,
  Nevraumont, Orgeo, Rossart, Sart
Bouillon: 6830 Frahan, Les Hayons, Poupehan, Rochehaut; 6831 Noirefontaine; 6832 Curfoz, Sensenruth; 6833 Botassart,
  Mogimont, Ucimont, Vivy; 6834 Bellevaux; 6836 Dohan; 6838 Corbion
Daverdisse: 6929 Gembes, Haut-Fays, Porcheresse
Herbeumont: 6887 Saint-Médard, Straimont
Léglise: 6860 Assenois, Behême, Bernimont, Bombois, Burnaimont, Chevaudos, Chêne, Ebly, Gennevaux, Habaru, Lavaux, Les
  Fosses, Louftémont, Maisoncelle, Mellier, Naleumont, Narcimont, Nivelet, Rancimont, Thibessart, Traimont,
  Vaux-lez-Chêne, Vlessart, Volaiville, Winville, Witry, Wittimont
Libin: 6890 Anloy, Glaireuse, Ochamps, Redu, Smuid, Transinne, Villance
Neufchâteau: 6840 Cousteumont, Fineuse, Grandvoir, Grapfontaine, Hamipré, Hosseuse, Lahérie, Le Sart, Longlier,
  Marbay, Massul, Molinfaing, Mon Idée, Montplainchamps, Morival, Namoussart, Nolinfaing, Offaing, Petitvoir, Respelt,
  Semel, Tournay, Tronquoy, Verlaine, Warmifontaine
Paliseul: 6850 Carlsbourg, Merny, Moulin de Naomé, Offagne; 6851 Nollevaux, Plainevaux; 6852 Maissin, Opont, Oür; 6853
  Framont; 6856 Fays-les-Veneurs
Saint-Hubert: 6870 Arville, Awenne, Hatrival, Lorcy, Mirwart, Poix, Vesqueville
Tellin: 6927 Bure, Grupont, Resteigne
Wellin: 6920 Sohier; 6921 Chanly; 6922 Halma; 6924 Lomprez
Libramont-Chevigny: 6800 Bernimont, Bonnerue, Bougnimont, Bras, Chenet, Flohimont, Freux, Jenneville, Lamouline,
  Laneuville, Libramont, Moircy, Neuvillers, Nimbermont, Ourt, Presseux, Recogne, Remagne, Rondu, Saint-Pierre,
  Sainte-Marie-Chevigny, Sberchamps, Seviscourt
Chiny: 6810 Izel, Jamoigne, Moyen, Pin, Prouvy, Romponcelle, Valansart; 6811 Les Bulles; 6812 Suxy; 6813 Frenois,
  Termes
Etalle: 6740 Fratin, Mortinsart, Sainte-Marie-sur-Semois, Villers-sur-Semois; 6741 Vance; 6742 Chantemelle; 6743
  Buzenol
Florenville: 6820 Fontenoille, Muno, Sainte-Cécile; 6821 Lacuisine; 6823 Villers-devant-Orval; 6824 Chassepierre
Meix-devant-Virton: 6769 Berchiwe, Gérouville, Houdrigny, Limes, Robelmont, Sommethonne, Villers-la-Loue
Musson: 6750 Baranzy, Mussy-la-Ville, Signeulx, Willancourt
Saint-Léger: 6747 Châtillon, Meix-le-Tige
Tintigny: 6730 Ansart, Bellefontaine, Breuvanne, Lahage, Poncelle, Rossignol, Saint-Vincent
Virton: 6760 Bleid, Ethe, Gomery, Ruette, Saint-Remy, Signeulx; 6761 Latour; 6762 Saint-Mard
Habay: 6720 Habay-la-Neuve, Hachy; 6721 Anlier; 6723 Habay-la-Vieille; 6724 Harinsart, Houdemont, Marbehan,
  Orsinfaing, Rulles
Rouvroy: 6767 Dampicourt, Harnoncourt, Lamorteau, Torgny
Anhée: 5537 Annevoie-Rouillon, Bioul, Denée, Haut-le-Wastia, Maredret, Salet, Sosoye, Warnant
Beauraing: 5570 Baronville, Dion, Felenne, Feschaux, Honnay, Javingue, Vonêche, Wancennes, Winenne; 5571 Wiesme; 5572
  Focant; 5573 Martouzin-Neuville; 5574 Pondrôme; 5576 Froidfontaine
Bièvre: 5555 Baillamont, Bellefontaine, Cornimont, Graide, Gros-Fays, Monceau-en-Ardenne, Naomé, Oizy, Petit-Fays
Ciney: 5590 Achêne, Braibant, Chevetogne, Conneux, Haversin, Leignon, Leignon-Chapois, Leignon-Ychippe, Pessoux,
  Senenne-Sovet, Serinchamps, Sovet
Dinant: 5500 Anseremme, Bouvignes-sur-Meuse, Dréhance, Falmagne, Falmignoul, Furfooz, Neffe; 5501 Awagne, Lisogne,
  Loyers; 5502 Thynes; 5503 Liroux, Sorinnes; 5504 Foy-Notre-Dame
Gedinne: 5575 Bourseigne-Neuve, Bourseigne-Vieille, Houdrémont, Louette-Saint-Denis, Louette-Saint-Pierre, Malvoisin,
  Patignies, Rienne, Sart-Custinne, Vencimont, Willerzie
Hamois: 5360 Natoye; 5361 Mohiville, Scy; 5362 Achet; 5363 Emptinne; 5364 Schaltin
Havelange: 5370 Barvaux-Condroz, Flostoy, Jeneffe, Porcheresse, Verlée; 5372 Méan; 5374 Maffe; 5376 Miécret
Houyet: 5560 Ciergnon, Finnevaux, Hulsonniaux, Mesnil-Eglise, Mesnil-Saint-Blaise; 5561 Celles, Gendron, Veves; 5562
  Custinne, Payenne, Ver; 5563 Hour; 5564 Wanlin
Onhaye: 5520 Anthée; 5521 Serville; 5522 Falaën; 5523 Sommière, Weillen; 5524 Gérin
Rochefort: 5580 Ave-et-Auffe, Belvaux, Briquemont, Buissonville, Eprave, Forzée, Frandeux, Génimont, Han-sur-Lesse,
  Havrenne, Jamblinne, Jemelle, Laloux, Lavaux-Sainte-Anne, Lessive, Mont-Gauthier, Navaugle, Vignée,
  Villers-sur-Lesse, Wavreille
Somme-Leuze: 5377 Baillonville, Bonsin, Grandhan, Heure, Hogne, Nettinne, Noiseux, Sinsin, Waillet
Yvoir: 5530 Dorinne, Durnal, Evrehailles, Godinne, Houx, Mont, Purnode, Spontin
Hastière: 5540 Hastière-Lavaux, Hermeton, Waulsort; 5541 Hastière-par-delà; 5542 Blaimont; 5543 Heer; 5544 Agimont
Vresse-sur-Semois: 5550 Alle, Bagimont, Bohan, Chairière, Laforêt, Membre, Mouzaive, Nafraiture, Orchimont,
  Pussemange, Sugny, Vresse
Andenne: 5300 Bonneville, Coutisse, Landenne, Maizeret, Namêche, Sclayn, Seilles, Thon, Vezin
Assesse: 5330 Maillen, Sart-Bernard; 5332 Crupet; 5333 Sorinne-la-Longue; 5334 Florée; 5336 Courrière
Eghezée: 5310 Aische-en-Refail, Bolinne, Boneffe, Branchon, Dhuy, Hanret, Leuze, Liernu, Longchamps, Mehaigne,
  Noville-sur-Mehaigne, Saint-Germain, Taviers, Upigny, Waret-la-Chaussée
Floreffe: 5150 Floriffoux, Franière, Soye
Fosses-la-Ville: 5070 Aisemont, Le Roux, Sart-Eustache, Sart-Saint-Laurent, Vitrival
Gesves: 5340 Faulx-les-Tombes, Haltinne, Mozet, Sorée
Mettet: 5640 Biesme, Biesmerée, Graux, Oret, Saint-Gérard; 5641 Furnaux; 5644 Ermeton-sur-Biert; 5646 Stave
Namen/Namur: 5000 Beez; 5001 Belgrade; 5002 Saint-Servais; 5003 Saint-Marc; 5004 Bouge; 5020 Champion, Daussoulx,
  Flawinne, Malonne, Suarlée, Temploux, Vedrin; 5021 Boninne; 5022 Cognelée; 5024 Gelbressée, Marche-les-Dames; 5100
  Dave, Jambes, Naninne, Wépion, Wierde; 5101 Erpent, Lives-sur-Meuse, Loyers
Ohey: 5350 Evelette; 5351 Haillot; 5352 Perwez; 5353 Goesnes; 5354 Jallet
Profondeville: 5170 Arbre, Bois-de-Villers, Floreffe, Lesve, Lustin, Rivière
Sombreffe: 5140 Boignée, Keumiée, Ligny, Tongrinne
Sambreville: 5060 Arsimont, Auvelais, Falisolle, Keumiée, Moignelée, Tamines, Velaine-sur-Sambre
Fernelmont: 5380 Bierwart, Cortil-Wodon, Forville, Franc-Waret, Hemptinne, Hingeon, Marchovelette, Noville-les-Bois,
  Pontillas, Tillier
Jemeppe-sur-Sambre: 5190 Balâtre, Ham-sur-Sambre, Mornimont, Moustier-sur-Sambre, Onoz, Saint-Martin, Spy
La Bruyère: 5080 Emines, Rhisnes, Villers-lez-Heest, Warisoulx; 5081 Bovesse, Meux, Saint-Denis
Gembloux: 5030 Beuzet, Ernage, Grand-Manil, Lonzée, Sauvenière; 5031 Grand-Leez; 5032 Bossière, Bothey,
  Corroy-le-Château, Isnes, Mazy
Cerfontaine: 5630 Daussois, Senzeilles, Silenrieux, Soumoy, Villers-Deux-Eglises
Couvin: 5660 Aublain, Boussu-en-Fagne, Brûly, Brûly-de-Pesche, Cul-des-Sarts, Dailly, Frasnes, Gonrieux, Mariembourg,
  Pesche, Petigny, Petite-Chapelle, Presgaux
Doische: 5680 Gimnée, Gochenée, Matagne-la-Grande, Matagne-la-Petite, Niverlée, Romerée, Soulme, Vaucelles, Vodelée
Florennes: 5620 Corenne, Flavion, Hemptinne, Morville, Oret, Rosée, Saint-Aubin; 5621 Hanzinelle, Hanzinne, Morialmé,
  Thy-le-Bauduin
Philippeville: 5600 Fagnolle, Franchimont, Jamagne, Jamiolle, Merlemont, Neuville, Omezée, Roly, Romedenne, Samart,
  Sart-en-Fagne, Sautour, Surice, Villers-en-Fagne, Villers-le-Gambon, Vodecée
Walcourt: 5650 Castillon, Chastrès, Clermont-lez-Walcourt, Fontenelle, Fraire, Gerlimpont, Pry, Vogenée, Yves-Gomezée;
  5651 Baconval, Berzée, Gourdinne, Laneffe, Rognée, Somzée, Tarcienne, Thy-le-Château
Viroinval: 5670 Dourbes, Le Mesnil, Mazée, Nismes, Oignies-en-Thiérache, Olloy-sur-Viroin, Treignes,
  Vierves-sur-Viroin
`;

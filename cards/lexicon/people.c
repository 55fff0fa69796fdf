/* The lexicon of people and buildings: who is on the cards and where they live. */
#include "cards/lexicon/tables.h"

const struct lexicon_row lexicon_people[] = {
    {"child",
     "enfant, gamin, petite fille, petit garçon, gosse, môme, fillette; enfance 7, jeu 5, cour de récréation, cartable, dessin, jouet, doudou, rêve 4, "
     "pourquoi, école buissonnière, petit prince 4, Peter Pan 5, goûter, genoux écorchés, cache-cache; innocence 6, insouciance, curiosité, émerveillement; "
     "la vérité sort de la bouche des enfants 6, jeu d'enfant 6, quand je serai grand 7, dessine-moi…, tout un monde à découvrir, retomber en enfance, "
     "on dirait qu'on serait; na na nère, youpi",
     "child, kid, little girl, little boy, children, toddler; childhood 7, playground 5, schoolbag, drawing, toy, dream 4, why, truant, Peter Pan 5, "
     "bedtime story, skinned knees, hide and seek, let's pretend 5, never never land; innocence 6, carefree, curiosity, awe; out of the mouths of babes 6, "
     "child's play 6, when I grow up 7, are we there yet? 4, forever young, a whole world to discover, small wonder; yippee, nah nah",
     "play 4, wonder 3, tenderness 3"},
    {"traveller",
     "voyageur, voyageuse, marcheur, promeneur, randonneur, pèlerin, vagabond; chemin 6, bâton, sac à dos, bagage 5, départ 5, exil, errance 6, horizon, "
     "étape, nomade, aventurier, Compostelle, Ulysse 5, boussole; soif d'ailleurs, persévérance, lassitude, curiosité; partir c'est mourir un peu 6, "
     "les voyages forment la jeunesse 7, tous les chemins mènent à Rome 5, pierre qui roule n'amasse pas mousse 6, heureux qui comme Ulysse 6, qui veut voyager loin ménage sa monture; "
     "clop clop, en route",
     "traveller, walker, wanderer, hiker, pilgrim, tramp, wayfarer; road 6, walking stick, backpack, luggage 5, departure 5, exile, wandering 6, horizon, "
     "nomad, adventurer, Odysseus 5, compass, stopover, drifter; wanderlust 7, perseverance, weariness, curiosity; not all who wander are lost 7, "
     "a rolling stone 6, one step at a time 6, the road less travelled 7, it's not the destination, all roads lead to Rome 5, "
     "a journey of a thousand miles 6; tramp tramp, off we go",
     "leading 5, longing 4, suitcase 3"},
    {"stranger",
     "inconnu, étranger, silhouette, homme en noir, passant, visiteur, ombre humaine; manteau 6, chapeau 4, anonyme 6, énigme 5, espion 6, détective, "
     "fantôme, rencontre 5, visage caché 5, nulle part, rôdeur, magicien, Magritte 5; méfiance, mystère 5, trouble, attirance; ne parle pas aux inconnus 7, "
     "on frappe à la porte, un homme sans visage 6, venu de nulle part, l'invité que personne n'attendait 6, passer incognito; toc toc, chut",
     "stranger, unknown man, silhouette, man in black, passer-by, visitor; coat 6, anonymous 6, enigma 5, spy 6, detective, ghost, encounter 5, "
     "hidden face 5, prowler, magician, Magritte 5, incognito, shady; mistrust, unease, allure; don't talk to strangers 7, strangers in the night 4, "
     "perfect stranger 6, who goes there? 6, out of nowhere, the uninvited guest 6, a face in the crowd 5, a friend you haven't met 5, call me nobody; "
     "knock knock, hush",
     "mystery 5, solitude 3, fear 3"},
    {"diver",
     "scaphandrier, plongeur, scaphandre, cosmonaute; profondeurs 6, casque 6, bulles 5, apnée 6, abysses 6, Cousteau 5, épave, trésor englouti, "
     "Jules Verne 4, pression, tuyau, oxygène, exploration, lourdes semelles; oppression, silence, audace, solitude; retenir son souffle 6, "
     "toucher le fond 6, le grand bleu 6, vingt mille lieues sous les mers 6, plonger dans l'inconnu 6, respirer sous l'eau, en eaux profondes; glou glou, "
     "pschhh",
     "diver, deep-sea diver, diving suit, frogman, scuba; depths 6, helmet 6, bubbles 5, hold your breath 6, abyss 6, Cousteau 5, shipwreck, "
     "sunken treasure, Jules Verne 4, pressure, air hose, oxygen, exploration, lead boots; claustrophobia, silence, daring; out of my depth 7, "
     "rock bottom 6, take the plunge 6, in deep water 6, below the surface 5, breathing underwater 5, come up for air 6; glug glug, pshhh",
     "seabed 6, sea 3, courage 3"},
    {"hand",
     "main, paume, doigts, poing; caresse 5, geste 5, aide 5, destin, lignes, gant, marionnettiste 5, poignée, serment, empreinte, tendre, prise, ongles, "
     "cinq doigts; secours, pouvoir, douceur, offrande; un coup de main 7, prendre son destin en… 6, avoir la main verte 5, demander la main 6, "
     "jeu de mains jeu de vilains 7, le cœur sur la main 6, à portée de main, la main du destin 6, haut les mains !; clap clap, tape là",
     "hand, palm, fingers, fist; caress 5, gesture 5, help 5, fate, lifeline, glove, puppeteer 5, handshake, oath, fingerprint, reach out, grip, "
     "high five 6, five; rescue, power, offering; lend a hand 7, in good hands 7, hand of fate 6, show of…, ask for her hand in marriage 5, bird in the hand 6, "
     "many hands make light work 6, out of hand 6, sleight of…, take it or leave it, talk to the… 5; clap clap, snap",
     "holding 4, tenderness 3"},
    {"lighthouse",
     "phare, phares, sémaphore; tempête 5, gardien 6, faisceau 6, côte, récif, Bretagne 6, marin 5, naufrage 5, repère 6, guide 6, rocher, Alexandrie, "
     "solitude 4, lumière tournante 6, lentille, bout du monde 5; espoir, veille, fidélité, salut; au bout du monde 6, montrer la voie 6, "
     "une lueur dans la nuit 6, seul face à la mer 6, toujours debout 5, mer démontée remontée quand, guider les égarés; vrrr, corne de brume",
     "lighthouse, beacon; storm 5, keeper 6, beam 6, coast, reef, Cornwall 5, sailor 5, shipwreck 5, landmark 6, guide 6, rock, Alexandria, "
     "Virginia Woolf 5, rotating light 6, lens, end of the world 5; hope, watchfulness, faithfulness, safety; a light in the dark 6, show the way 6, "
     "to the lighthouse, standing alone 5, safe harbour 5, guiding light 7, keep the light burning 5, on the rocks 5; foghorn, whoom",
     "sea 4, solitude 3, hope 4"},
    {"house",
     "maison, cabane, chaumière, foyer, chalet, logis; toit 6, cheminée 5, chez-soi 7, fenêtre, famille 5, jardin 3, clés, murs, nid 5, grenier, voisin, "
     "notaire, boîte aux lettres, trois petits cochons 5, loyer 5, locataire 5, propriétaire 5, garage 3; confort, sécurité, souvenirs, intimité; home sweet home 6, on n'est bien que chez soi 7, "
     "charbonnier est maître chez soi 5, retour au bercail 6, la maison du bonheur 5, les murs ont des oreilles 6, comme à la maison; ding dong, toc toc",
     "house, home, cottage, cabin, hut, chalet; roof 6, chimney 5, family 5, window, neighbours, walls, nest 5, attic, mortgage, letterbox, "
     "three little pigs 5, hearth 6, doorstep, Hansel and Gretel 4, rent 5, tenant 5, landlord 5, garage 3, basement 3; comfort, safety, memories, cosiness; home sweet home 7, no place like home 7, "
     "where the heart is 6, the house is on fire 4, bring the house down, eat you out of…, walls have ears 6, make yourself at home 6, people who live in glass houses; ding dong, "
     "knock knock",
     "tenderness 3, nostalgia 3"},
    {"windmill",
     "moulin, moulin à vent, éolienne; vent 6, ailes 5, farine 6, meunier 7, Don Quichotte 7, Hollande 6, Daudet 6, grain, meule, tourner en rond 5, âne, "
     "Pays-Bas, Alphonse; chimère, entêtement, cadence; meunier tu dors 7, se battre contre des… 7, apporter de l'eau au… 6, entrer comme dans un… 6, "
     "jeter son bonnet par-dessus… 5, tourne tourne 5, brasser de l'air 6; flap flap, vouuu",
     "windmill, mill, wind turbine; wind 6, sails 5, flour 6, miller 7, Don Quixote 7, Holland 6, grain, millstone, round and round 5, donkey, Netherlands, "
     "Animal Farm, Moulin Rouge 5, tulips 4; folly, stubbornness, rhythm; tilting at… 7, grist to the… 6, which way the wind blows 6, through the mill 6, "
     "… of your mind 6, run of the… 5, daily bread 4; whoosh whoosh, creak",
     "freedom 2"},
    {"castle",
     "château, forteresse, donjon, palais, citadelle, tour; roi 5, princesse 6, pont-levis 6, créneaux, chevalier 5, sable 4, cartes, conte de fées 6, "
     "fantôme 5, oubliettes 6, siège, Moyen Âge 6, dragon, Belle au bois dormant 6, Barbe-Bleue 5, Loire 5, Camelot, douves 6, catapulte 5, seigneurie 4; grandeur, orgueil, rêve de gloire; "
     "bâtir des châteaux en Espagne 7, il était une fois 6, la vie de château 7, Anne ma sœur Anne 6, un trône pour un roi, dans un royaume lointain 6; "
     "tatata, grince",
     "castle, fortress, palace, keep, tower; king 5, princess 6, drawbridge 6, battlements, knight 5, sandcastle 5, fairy tale 6, ghost 5, dungeon 6, "
     "siege, Middle Ages 6, dragon, Sleeping Beauty 6, Camelot 6, Hogwarts 6, Rapunzel 5, Dracula 5, moat 6, Disney, catapult 5; grandeur, pride, dream of glory; "
     "an Englishman's home 7, castles in the air 7, once upon a time 6, in a faraway kingdom 6, happily ever after 6, king of the… 6, let down your hair; "
     "fanfare, creak",
     "courage 3, wonder 2"},
    {"tent",
     "chapiteau, cirque, tente, barnum; clown 6, acrobate 6, trapèze 6, piste 6, fanfare 5, pop-corn, dompteur 5, jongleur, funambule 5, fauve, Bouglione, "
     "Fellini 5, paillettes, roulotte 5, magie 4, camping 5, fête foraine 5, auto-tamponneuse 4; frisson, allégresse, vertige, poudre aux yeux; mesdames et messieurs 7, "
     "en piste ! 6, du pain et des jeux 6, entrez entrez ! 6, arrête ton cirque 7, le plus grand spectacle du monde 6, sans filet 6; tadaa, "
     "roulement de tambour, pouet pouet",
     "circus, big top, tent, marquee; clown 6, acrobat 6, trapeze 6, ring 5, brass band 5, popcorn, lion tamer 5, juggler, tightrope 5, Barnum 5, Dumbo 5, "
     "sequins, caravan 5, fairground 5, camping 5, freak show 4, funfair 6; thrill, glee, showing off; ladies and gentlemen 7, roll up roll up 7, not my circus 6, "
     "send in the clowns 7, the greatest show on earth 7, bread and… 6, without a net 6, run away with the… 6, under canvas 5; tada, drum roll, honk",
     "play 5, joy 4, stage 3"},
    {"bridge",
     "pont, passerelle, viaduc, aqueduc; traverser 6, rive 6, lien 6, arche 5, Avignon 7, Mirabeau 6, troll 4, rivière 4, union 5, péage, câbles, "
     "cadenas 5, entre-deux 5; réconciliation, passage, confiance, vertige; sur le pont d'Avignon 7, couper les ponts 7, il coulera de l'eau… 6, "
     "faire le pont 6, sous le pont Mirabeau, un trait d'union 6, de l'autre côté 5; clap clap, plouf",
     "bridge, footbridge, viaduct; crossing 6, riverbank 6, link 6, arch 5, London 5, Golden Gate 5, troll 6, billy goats 6, union 5, toll, cables, "
     "padlocks 5, connection 6, gap 5; reconciliation, passage, trust, vertigo; … over troubled water 7, burn your… 7, cross that bridge when we come to it 7, "
     "water under the… 7, London Bridge is falling down 6, a bridge too far 6, on the other side 5, meet halfway 6; trip trap, splash",
     "river 4, leading 3, hope 2"},
    {"stairs",
     "escalier, marches, escaliers; monter 6, gravir 5, étage 5, rampe, colimaçon 5, Escher 6, grenier 4, cave 3, ascension 6, vertige 5, palier, "
     "Cendrillon 4, pyramide, infini 4; effort, ambition, essoufflement; marche après marche 6, avoir l'esprit de l'escalier 7, monter au ciel 5, "
     "toujours plus haut 6, la folie des grandeurs, gravir les échelons, ne pas rater la marche 6; tac tac tac, badaboum",
     "stairs, staircase, steps, stairway; climb 6, upstairs 6, floor, banister, spiral 5, Escher 6, attic 4, ascent 6, vertigo 5, landing, Cinderella 4, "
     "pyramid, endless 4, Led Zeppelin 5; effort, ambition, breathless; stairway to heaven 7, one step at a time 6, onwards and upwards 6, "
     "up the apples and pears 5, watch your step 6, higher and higher 5, the only way is up 6; thump thump, clatter",
     "leading 4, hope 2"},
    {"robot",
     "robot, automate, androïde, machine; rouages 5, métal, intelligence artificielle 5, boulons, Wall-E, Asimov; froideur, obéissance, précision; bip bip, "
     "domo arigato, cœur de fer-blanc, programmé pour obéir; bip, bzz clic",
     "robot, automaton, android, machine; cogs 5, metal, artificial intelligence 5, bolts, Wall-E, Asimov, tin man 5; coldness, obedience, precision; "
     "beep beep, if I only had a heart, does not compute, programmed to obey; beep, whirr",
     "clock 3, time 2"},
    {"angel",
     "ange, anges, fée, fées, chérubin; ailes 5, auréole 6, paradis 6, baguette 5, ciel 4, Clochette 4, gardien, harpe; pureté, bonté, grâce; "
     "un ange passe 7, être aux anges 6, mon ange gardien 6, la petite souris, coup de baguette magique 6; ting, dring",
     "angel, angels, fairy, cherub; wings 5, halo 6, paradise 6, wand 5, heaven 5, Tinkerbell 4, guardian, harp; purity, kindness, grace; "
     "where angels fear to tread 6, guardian angel 6, speak of…, fairy godmother 6, wave of the wand 6; ting, ahhh",
     "feather 4, bird 3, clouds 4, wonder 3"},
    {"knight",
     "chevalier, roi, reine, prince, princesse, guerrier, héros; armure 6, épée 6, épopée, tournoi, Table ronde 6, croisade, bouclier, royaume 6, trône 6, "
     "quête 6; honneur, vaillance, loyauté; à l'assaut 5, sans peur et sans reproche 7, un pour tous 6, le roi est nu 6, vive la reine 5, "
     "échec et mat 5; taïaut, cling",
     "knight, king, queen, prince, princess, warrior, hero; armour 6, sword 6, epic, tournament, Round Table 6, crusade, shield, kingdom 6, throne 6, "
     "quest 6; honour, valour, loyalty; … in shining armour 7, all for one 6, the emperor's new clothes 6, long live the king 5, checkmate 5; clang",
     "castle 6, crown 6, courage 6, horse 4"},
    {"ghost",
     "fantôme, spectre, revenant, esprit, squelette, mort, vampire, sorcière; drap blanc 5, chaînes 5, maison hantée 6, minuit 5, Halloween 6, cimetière 6, "
     "au-delà 6, tombe, crâne; effroi, frisson, regret; bouh 6, esprit es-tu là ? 7, un squelette dans le placard 5, hanter la nuit 5, film d'horreur 5; "
     "houuu, clic clac",
     "ghost, spectre, spirit, phantom, skeleton, death, vampire, witch; white sheet 5, chains 5, haunted house 6, midnight 5, Halloween 6, graveyard 6, "
     "afterlife 6, tomb, skull; dread, shiver, regret; boo 6, who you gonna call? 7, skeleton in the closet 6, things that go bump in the night 7, "
     "rest in peace 5, trick or treat 5; ooooh, rattle",
     "fear 6, shadow 5, ruins 4, mist 4, night 3, white 2, stranger 3"},
    {"lovers",
     "amoureux, couple, amants, fiancés, mariés, noces, mariage; baiser 6, rendez-vous 6, alliance 5, Roméo et Juliette 6, passion 6, serment, "
     "lune de miel 6, tango, romance 6; amour 7, désir, tendresse; coup de foudre 6, je t'aime moi non plus 5, jusqu'à ce que la mort nous sépare 6, "
     "la vie en rose 5, à deux c'est mieux 5, l'amour fou 6; smack, boum boum",
     "lovers, couple, sweethearts, newlyweds, wedding, marriage; kiss 6, date 6, ring 4, Romeo and Juliet 6, passion 6, vow, honeymoon 6, tango, romance 6; "
     "love 7, desire, fondness; love at first sight 6, till death do us part 6, better together 5, crazy little thing 5, all you need is love 6, "
     "it takes two 6; smooch, sigh",
     "heart 7, tenderness 5, red 3, letter 3, flower 3"},
};
const int lexicon_people_count = sizeof lexicon_people / sizeof *lexicon_people;

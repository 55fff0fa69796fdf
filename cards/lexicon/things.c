/* The lexicon of things: what each object on a card evokes. */
#include "cards/lexicon/tables.h"

const struct lexicon_row
    lexicon_things[] =
        {
            {"umbrella",
             "parapluie, ombrelle, parasol, pépin; averse 6, pluie 5, Cherbourg 6, Mary Poppins 7, goutte, abri 6, baleines 3, flaque, Brassens 5, météo, "
             "Bretagne 3, Londres 4, grisaille; protection 6, mélancolie, prévoyance; un petit coin de… 7, il pleut il mouille 5, ouvrir le parapluie 7, "
             "après la pluie 5, chantons sous la pluie 7, à l'abri des gouttes 5; plic ploc, flop",
             "umbrella, parasol, brolly, sunshade; shower 6, rain 5, Mary Poppins 7, raindrop, shelter 6, puddle, Rihanna 5, forecast, London 5, drizzle, handle, "
             "Gene Kelly 5; protection 6, gloom, prudence; singin' in the rain 7, bad luck to open it indoors 6, for a rainy day 7, weather the storm 5, stay dry 5; "
             "pitter patter, whoosh",
             "raining 5, grey 2"},
            {"ladder",
             "échelle, escabeau, barreaux; monter 6, grimper 6, ascension 6, Jacob 6, pompier 5, chat noir, superstition 5, échelon 6, toit, cueillette 4, haut 4, "
             "évasion 4, perroquet; ambition, élan, vertige; gravir les échelons 7, faire la courte échelle 7, passer sous une échelle 6, décrocher la lune 6, "
             "toujours plus haut 6, après moi on peut tirer l'échelle 6; couic, toc toc toc",
             "ladder, stepladder, rungs; climb 6, ascent 6, Jacob 6, firefighter 5, black cat, superstition 5, step up 6, roof, fruit picking 4, high up 4, "
             "promotion 6, escape 4, snakes and; ambition, momentum, vertigo; climb the career… 6, bad luck to walk under a ladder 6, reach for the stars 5, top of the… 6, "
             "stairway to heaven 4, higher and higher 6, social climber 6; creak, clank",
             "leading 4, hope 3, courage 2"},
            {"key",
             "clé, clef, clés, passe-partout, trousseau; serrure 7, porte 4, coffre 5, énigme 5, solution 6, Barbe-Bleue 6, geôlier 5, musique 3, secret 6, "
             "réponse 5, cadenas, trouvaille, saint Pierre 5, mot de passe 5; accès, découverte, pouvoir; la clé du mystère 6, mettre la clé sous la porte 5, "
             "fermer à double tour 6, clé des champs 7, sésame ouvre-toi 7, où ai-je mis mes… 6, le mot de l'énigme 6; clic clac, cling",
             "key, keys, keyring; lock 7, keyhole 6, safe 5, riddle 5, solution 6, Bluebeard 6, jailer 5, secret 6, answer 5, padlock, password 5, Saint Peter 5, "
             "locksmith, Alicia 3, code; access, discovery, power; unlock the mystery 6, open sesame 7, under lock and… 7, under the doormat 6, … to my heart 6, "
             "where did I leave my… 6, … to success 5, locked out 6; click, jingle",
             "door 4, mystery 4, freedom 3"},
            {"clock",
             "horloge, montre, pendule, réveil, coucou, cadran; heure 6, midi 5, aiguilles 6, tic-tac 6, temps 6, minuit 6, retard 6, rendez-vous 5, Dalí 5, rouages, "
             "ponctuel, éternité 4, balancier, gare 4, seconde, Suisse 5, métronome 4; urgence, attente, impatience; le temps c'est de l'argent 7, "
             "remettre les pendules à l'heure 7, avant l'heure c'est pas l'heure 7, à la bonne heure 5, Ô temps suspends ton vol 6, l'heure du crime 5; tic tac, "
             "dong, dring",
             "clock, watch, alarm clock, cuckoo clock, dial; hour 6, hands 5, ticking 6, time 6, midnight 6, late 6, appointment 5, Dali 5, cogs, punctual, "
             "eternity 4, pendulum, Big Ben 6, second, deadline 6, metronome 4; urgency, waiting, impatience; time is money 7, against the… 7, time flies 6, rock around the… 6, "
             "turn back the clock 6, right twice a day 6, a stitch in time 5, better late than never 6, the eleventh hour 6; tick tock, dong, ring ring",
             "time 7"},
            {"paper_boat",
             "bateau de papier, bateau en papier, origami, pliage; caniveau 6, flaque 5, enfance 5, papier 5, journal 4, ruisseau 5, fragile 6, Ça 4, cocotte 4, "
             "naufrage 4, ricochet, vacances, encre, amiral 3; fragilité 6, jeu, audace, rêverie; il était un petit navire qui n'avait jamais navigué 7, vogue la galère 5, maman les p'tits bateaux 7, "
             "un petit navire qui n'avait jamais navigué 6, contre vents et marées 5, une coque de noix 5; plouf, flic floc",
             "paper boat, origami, folded paper; gutter 6, puddle 5, childhood 5, newspaper 4, stream 5, fragile 6, Stephen King 5, paper plane 5, shipwreck 4, "
             "bathtub 5, ink, homework, admiral 3; fragility 6, play, daring, reverie; row row row your boat 6, whatever floats your boat 7, don't rock the boat 5, "
             "small vessel big sea 5, sink or swim 5, folded dreams 6; plop, splish",
             "child 4, play 4, vessel 3, river 2, white 2"},
            {"sailboat",
             "voilier, bateau, navire, goélette, barque, caravelle; voile 6, vent 5, large 5, mât 5, cap 5, régate 5, marin 6, équipage, Tabarly 5, "
             "Christophe Colomb 5, horizon 5, corsaire 5, Vendée Globe 6, ponton, bourlinguer, amiral 5, régate, mutinerie 4; évasion 6, aventure, ivresse du large; mettre les voiles 7, "
             "mener sa barque 6, vent en poupe 7, larguer les amarres 7, homme libre toujours tu chériras… 6, hisse et ho 6, avoir le vent dans… 5; clapotis, flap, "
             "ohé",
             "sailing boat, sailboat, ship, boat, yacht, schooner; wind 5, open sea 5, mast 5, bearing, regatta 5, sailor 6, crew, Columbus 5, horizon 5, pirate 5, "
             "captain 6, Rod Stewart 5, anchor away, deck, seasick 5, admiral 5, regatta, mutiny 4; escape 6, adventure, salt spray; plain sailing 7, sail away 7, set sail 6, "
             "that ship has sailed 7, wind in my sails 6, ships that pass in the night 6, ahoy 6, all aboard 4, three sheets to the wind 5, land ho! 5; "
             "splash, ahoy",
             "sea 5, freedom 4, longing 4, vessel 2"},
            {"teacup",
             "tasse, bol, mug; thé 7, café 6, porcelaine 5, anse 5, soucoupe 5, petit déjeuner 6, goûter 5, Chapelier fou 6, sucre, vapeur, marc 5, infusion, "
             "cinq heures 6, gorgée, biscuit; réconfort 5, pause, bavardage, chaleur; boire la tasse 7, une tempête dans un verre d'eau 7, "
             "ce n'est pas ma tasse de thé 7, l'heure du thé 6, un nuage de lait 6, lire l'avenir 5, prendre le temps d'une pause 5; slurp, gling",
             "teacup, cup, mug, bowl; tea 7, coffee 6, china 5, handle, saucer 5, breakfast 6, Mad Hatter 6, sugar, steam, tea leaves 6, brew, five o'clock 6, sip, "
             "biscuit; comfort 5, break, gossip, warmth; storm in a… 7, not my cup of tea 7, a spot of… 5, one lump or two? 6, fill it up 4, "
             "half full or half empty 6, put the kettle on 6, … runneth over 5, afternoon break 5; slurp, clink",
             "teapot 5, calm 2"},
            {"teapot",
             "théière, bouilloire, cafetière; thé 7, bec verseur 6, vapeur 6, Anglais 5, infusion 6, couvercle, tante 4, Aladin 3, samovar, salon de thé 6, "
             "menthe 5, loir 5, service; hospitalité, réconfort, effervescence; la moutarde me monte…, sous pression 5, une bouffée de chaleur 5, servir à boire 5, "
             "un thé chez les fous 6, encore une petite tasse 5, ça va bouillir 6; pschitt, glouglou, fiiiit",
             "teapot, kettle, coffee pot; tea 7, spout 6, steam 6, English 5, brew 6, lid, aunt 4, samovar, tea party 6, mint 5, dormouse 6, tea cosy 6, "
             "Mrs Potts 5; hospitality, comfort, boiling over; short and stout 7, … calling the kettle black 7, let off steam 6, a watched pot never boils 7, "
             "Boston … party 5, shall I be mother 6, tip me over 6, Polly put the kettle on 6; whistle, glug, pshhh",
             "teacup 5, pouring 3"},
            {"cage",
             "cage, volière, prison, barreaux; enfermé 7, captif 6, geôle 6, oiseau 4, liberté perdue 6, prisonnier 7, zoo 5, grille, canari 6, verrou, dorée 5, "
             "évasion 5, otage, bagne, punition 5, puni 5, confisquer 5; enfermement 6, étouffement, manque, privation; une prison dorée 7, l'oiseau s'est envolé 6, tourner en rond 6, "
             "la clé des champs 5, mettre en boîte, ouvrez la porte aux oiseaux 5, entre quatre murs 6, purger sa peine 5; clac, cling",
             "birdcage, cage, prison, bars, jail; locked up 7, captive 6, lost freedom 6, prisoner 7, zoo 5, canary 6, gilded 6, jailbird 7, escape 5, hostage, "
             "Nicolas 4, behind bars 7, grounded 5, punished 5, grounded 5, confiscated 5; confinement 6, stifled, deprivation; a gilded cage 7, I know why the caged bird sings 6, the bird has flown 6, rattle the bars 5, "
             "set me free 7, doing time 6, trapped inside 6, I want to break free 7, throw away the key 6; clang, tweet",
             "inside 3, bird 3, freedom 3, solitude 2"},
            {"hourglass",
             "sablier, clepsydre; sable 6, temps 6, grain 5, fuite 5, écoulement 6, retourner 5, attente 5, œuf à la coque 6, éphémère 4, destin 4, "
             "compte à rebours 6, verre, patience, seconde 6, compte à rebours 7, minuterie 6; impatience, fatalité, sérénité; le temps file 6, grain après grain 6, filer entre les doigts 7, tout s'écoule 6, "
             "le temps nous est compté 7, encore une minute monsieur le bourreau 6, poussière tu redeviendras 5; fffff, chhh",
             "hourglass, sand timer, egg timer; sand 6, time 6, grain 5, running out 6, flow 5, turn over 5, waiting 5, boiled egg 6, fleeting 4, fate 4, "
             "countdown 6, slim waist 6, patience, second 6, countdown 7, timer 7; impatience, doom, serenity; sands of time 7, days of our lives 7, slipping through my fingers 7, "
             "time is running out 7, grain by grain 6, the hours 5, everything passes 5, borrowed time 6; shhh, trickle",
             "time 7, desert 2, turning 2"},
            {"violin",
             "violon, violoncelle, alto, guitare, harpe, contrebasse; archet 7, cordes 6, mélodie 6, concert 5, orchestre 5, Stradivarius 7, Vivaldi 6, tzigane 6, "
             "sérénade 6, Ingres 5, musique 6, valse, solo, Paganini 5, corde sensible 6, soliste 6; émotion, virtuosité, larmes, romantisme; "
             "aller plus vite que la musique 7, violon d'Ingres 7, accorder ses violons 7, les sanglots longs 7, la musique adoucit les mœurs 6, "
             "la corde sensible; zing, criiin, la la la",
             "violin, fiddle, cello, guitar, harp, viola; bow 6, strings 6, melody 6, concert 5, orchestra 5, Stradivarius 7, Vivaldi 6, gypsy 6, serenade 6, "
             "Sherlock 5, music 6, waltz, solo, Paganini 5, hey diddle diddle 6, soloist 6; feeling, virtuosity, tears, romance; fit as a… 7, fiddle while Rome burns 7, "
             "… on the roof 7, the world's smallest violin 6, no strings attached 7, pull at my heartstrings 6, music of the spheres 5, face the music 5; screech, "
             "la la la",
             "piano 3, gramophone 3, melancholy 2"},
            {"book",
             "livre, bouquin, roman, grimoire, dictionnaire, bible; page 6, histoire 6, lecture 6, conte 5, auteur 5, chapitre 6, papier, savoir 5, imagination 5, "
             "encre, marque-page, bibliophile, pavé, intrigue, écrivain 6; évasion, culture, silence; tourner la page 7, il était une fois 7, dévorer un roman 6, "
             "lire entre les lignes 7, à livre ouvert 7, histoire sans fin 7, être à la page 5, une page blanche 6; flip flip, chut",
             "book, novel, grimoire, dictionary, bible, storybook; page 6, story 6, reading 6, tale 5, author 5, chapter 6, knowledge 5, imagination 5, ink, "
             "bookmark, bookworm 7, plot, writer 6, paperback; escape, learning, quiet; turn the page 7, once upon a time 7, read between the lines 7, "
             "an open book 7, never judge a book by its cover 7, the never-ending story 7, every trick in the book, lost in a story 7, throw the … at him 4, blank page 5; rustle, "
             "shh",
             "library 5, wonder 2"},
            {"door",
             "porte, portail, portillon, porche; seuil 7, entrée 6, sortie 6, poignée 6, serrure 5, gonds, judas, passage 5, inconnu 4, accueil, paillasson, "
             "verrou, issue 5, courant d'air; hésitation, curiosité, choix, opportunité; ouvre-toi sésame 6, claquer la porte 7, entre deux portes 5, "
             "il faut qu'une porte soit ouverte ou fermée 7, mettre la clé sous… 5, être mis dehors, fermez derrière vous 5, derrière se cache… 5; toc toc, "
             "grince, vlan",
             "door, gate, gateway, porch; threshold 7, entrance 6, exit 6, handle, keyhole 5, hinges, Narnia 5, way in, unknown 4, welcome, doormat 6, bolt, "
             "way out 5, draught; hesitation, curiosity, choice, opportunity; knock knock who's there? 7, when one door closes another opens 7, foot in the… 7, "
             "opportunity knocks 7, behind closed doors 7, dead as a doornail 5, monsters inc 5, show him the door 4, leave it ajar 5; knock knock, creak, slam",
             "doorway 6, mystery 2, key 3"},
            {"mask",
             "masque, loup vénitien, visage, déguisement; carnaval 7, Venise 7, théâtre 5, bal 6, Zorro 5, mensonge 6, comédien 5, rôle 5, identité 6, "
             "hypocrisie 6, tragédie 5, commedia, façade 5, grimace, maquillage 4, perruque 4, carnaval 6; dissimulation, trouble, séduction, fausseté; bas les masques 7, "
             "tomber le masque 7, avancer masqué 6, sauver la face 6, un sourire de façade 6, qui es-tu vraiment ? 6, double visage 6; pst, oh",
             "mask, face, disguise, masquerade; carnival 7, Venice 7, theatre 5, ball 6, Zorro 5, lie 6, actor 5, role 5, identity 6, hypocrisy 6, tragedy 5, "
             "Phantom of the Opera 7, façade 5, Lone Ranger 4, make-up 4, Halloween 5, wig 4; pretence, seduction, falseness; poker face 7, two-faced 6, behind the… 6, "
             "who are you really? 6, save face 6, put on a brave face 6, a false smile 6, unmasked 6, Jim Carrey 5; psst, gasp",
             "stage 4, mystery 4"},
            {"lantern",
             "lanterne, lampion, lampe, falot, fanal, luciole; lueur 6, veilleuse 6, guide 5, bougie 4, Diogène 6, nuit 4, procession 5, mineur 5, lumière 5, "
             "magie, fête chinoise 5, luminaire, allumeur, bivouac; espoir, réconfort, vigilance; éclairer la lanterne 7, prendre des vessies pour des… 7, "
             "une lueur d'espoir 6, lanterne rouge 6, que la lumière soit 6, au bout du tunnel 6, chercher un homme 5; cric, fff",
             "lantern, lamp, torch, firefly, paper lantern; glow 6, nightlight 6, guide 5, Diogenes 6, procession 5, miner 5, light 5, Aladdin 4, "
             "green superhero 4, Chinese new year 5, glimmer 6, campfire 4, magic; hope, comfort, watchfulness; let there be light 7, lead the way 6, "
             "light at the end of the tunnel 7, glimmer of hope 6, a light in the dark 6, carry the torch 6, this little light of mine 6, leave a light on 6; "
             "flick, fff",
             "lamplight 7, night 3, hope 3, gold 2"},
            {"chair",
             "chaise, fauteuil, tabouret, siège, trône; s'asseoir 7, assis 6, attente 5, absence 5, place vide 6, repos 4, salle d'attente 6, dossier, table 4, "
             "bascule 5, école 3, musicales 6, invité 5, place libre 6, vacant 5; vide, fatigue, attente, absence; jeu des chaises musicales 7, entre deux chaises 7, "
             "mener une vie de bâton de… 5, tomber de sa… 6, prenez place 6, il manque quelqu'un 6, la politique de la chaise vide 7, assieds-toi; crac, "
             "boum",
             "chair, armchair, stool, seat, throne; sit down 7, sitting 6, waiting 5, absence 5, empty place 6, rest 4, waiting room 6, table 4, rocking 5, "
             "musical 6, guest 5, Van Gogh 5, vacant 6, vacancy 5, seat taken 4; emptiness, tiredness, absence; musical chairs 7, fall between two stools 7, take a seat 7, someone is missing 6, "
             "saved you a place 6, deckchairs on the Titanic 6, too big too small just right 5, pull up a… 6, edge of my seat 6; creak, thud",
             "room 2, solitude 3"},
            {"train",
             "train, locomotive, wagon, TGV, tortillard; gare 7, rails 7, quai 6, départ 6, tunnel 5, vapeur 5, retard 6, contrôleur 5, billet 5, compartiment, "
             "Orient-Express 7, aiguillage 5, vitesse, SNCF 6, correspondance 5; départ, séparation, nostalgie, hâte; un train peut en cacher un autre 7, "
             "prendre le train en marche 7, en voiture ! 6, à un train d'enfer 6, arriver en gare 5, regarder passer les… 5, le dernier départ 6, voir du pays 5; "
             "tchou tchou, tchac-tchac",
             "train, locomotive, railway, carriage, steam engine; station 7, rails 7, platform 6, departure 6, tunnel 5, steam 5, delay 6, ticket 5, conductor 5, "
             "Orient Express 7, Hogwarts Express 6, Thomas 5, commuter 6, tracks 6, Agatha Christie 4; leaving, parting, nostalgia, haste; all aboard 7, "
             "mind the gap 7, off the rails 7, train of thought 7, light at the end of the tunnel 5, next stop 6, miss the last train 6, "
             "the little engine that could 6, on the right track 7; choo choo, clickety-clack",
             "longing 4, leading 3, time 2"},
            {"mirror",
             "miroir, glace, psyché, rétroviseur; reflet 7, double 6, image 5, narcisse 7, vérité 5, Blanche-Neige 7, beauté 5, Alice 6, Cocteau 5, "
             "sept ans de malheur 7, selfie 4, jumeau 5, coquetterie 6, vanité 6, Versailles 5, envers 4; doute, vanité, introspection, identité; "
             "miroir mon beau miroir 7, de l'autre côté 6, se regarder en face 6, miroir aux alouettes 7, passer derrière la glace 6, qui est la plus belle ? 7, "
             "bris de glace; cling, oh",
             "mirror, looking glass, rear-view mirror; reflection 7, double 6, image 5, Narcissus 7, truth 5, Snow White 7, beauty 5, Alice 6, "
             "seven years bad luck 7, selfie 4, twin 5, vanity 6, Versailles 5, other side 5, make-up 4; doubt, conceit, introspection, identity; "
             "mirror mirror on the wall 7, through the looking glass 7, fairest of them all 7, smoke and… 7, take a good look at yourself 6, man in the… 6, "
             "I see you 4; crash, gasp",
             "reflection 6, room 2"},
            {"balloon",
             "montgolfière, ballon, dirigeable, aérostat, zeppelin; nacelle 7, envol 6, altitude 6, ciel 4, quatre-vingts jours 7, Jules Verne 6, air chaud 6, "
             "Phileas Fogg 6, lest 6, vent 4, Montgolfier 6, ascension 5, Ballon rouge 4, voyage 4, là-haut 6, crever 4, éclater 5; légèreté, liberté, vertige, évasion; "
             "prendre de la hauteur 7, lâcher du lest 7, le tour du monde 7, cinq semaines en… 6, se faire gonfler, vu d'en haut 6, tutoyer les nuages 6, "
             "au gré du vent 6; pffff, fwoosh",
             "hot-air balloon, balloon, airship, blimp, zeppelin; basket 6, take-off 6, altitude 6, eighty days 7, Jules Verne 6, hot air 7, Phileas Fogg 6, "
             "ballast 6, Wizard of Oz 6, ascent 5, drift 5, floating 5, up 6, Pixar 5, pop 5; lightness, freedom, vertigo, escape; up up and away 7, full of hot air 7, "
             "around the world 7, ninety-nine red balloons 6, when the balloon goes up 5, bird's eye view 6, head in the clouds 5, wherever the wind takes us 6, sky's the limit 6; "
             "fwoosh, pop",
             "freedom 4, clouds 2, wonder 2"},
            {"kite",
             "cerf-volant, cerfs-volants; vent 6, ficelle 6, plage 5, ciel 4, Mary Poppins 6, acrobatie, envol 5, Chine 4, bise 4, dimanche 4, Kaboul 5, losange 5, "
             "Benjamin Franklin 5, attache 4; liberté, insouciance, légèreté, tension; tenir à un fil 6, avoir le vent en poupe 4, beau comme un dimanche 4, "
             "lâcher la corde 6, au gré du vent 6, tenu en laisse là-haut 6, courir après le vent 6; frrrr, vouuu",
             "kite; wind 6, string 6, beach 5, sky 4, Mary Poppins 6, acrobatics, soaring 5, China 4, breeze 5, Sunday 4, Kabul 5, runner 6, diamond shape 5, "
             "Benjamin Franklin 6, tail; freedom, carefree, lightness, tension; high as a… 7, let's go fly a… 7, hanging by a thread 5, no strings attached 5, "
             "go fly 5, hold on tight 5, wherever the wind blows 5, charlie brown's tree 4; flap, whoosh",
             "thread 3, freedom 4, play 4, child 2"},
            {"candle",
             "bougie, chandelle, cierge; flamme 7, mèche 7, cire 6, anniversaire 7, gâteau 6, vœu 6, église 5, prière 5, veillée 5, chandelier, romantique 5, "
             "lueur 5, souffler 6, panne 4, dîner 5; intimité, recueillement, fragilité, chaleur; brûler la chandelle par les deux bouts 7, le jeu n'en vaut pas… 7, "
             "joyeux anniversaire 7, tenir la… 7, devoir une fière… 6, voir trente-six… 6, économies de bouts de… 6, ma chandelle est morte 6, faire un vœu 6; fffou, "
             "crépite",
             "candle, taper; flame 7, wick 7, wax 6, birthday 7, cake 6, wish 6, church 5, prayer 5, vigil 5, romantic 5, glow 5, blow out 6, power cut 5, "
             "dinner 5, Elton John 6, Lumière 4; intimacy, devotion, fragility, warmth; burn the candle at both ends 7, … in the wind 7, can't hold it to… 6, happy birthday 7, "
             "make a wish 7, not worth the… 6, old flame 6, better to light a candle than to curse the darkness 6, get on my wick 4, out out brief… 6; fwoo, flicker",
             "lamplight 6, hope 3, gold 2"},
            {"streetlamp",
             "réverbère, lampadaire, bec de gaz, lampe de rue; rue 6, trottoir 6, allumeur 7, nuit 4, Paris 5, brouillard 4, chien 3, Narnia 6, banlieue, "
             "ville lumière 6, carrefour 4, veilleur 5, couvre-feu 5, rôdeur, petit prince 4, ruelle 6; solitude, attente, mélancolie, noctambule; "
             "la consigne c'est la consigne 7, au coin de la rue 6, sous la lumière 6, chercher ses clés sous la lumière 6, la nuit tous les chats sont gris 4, "
             "Lili Marleen 7, extinction des feux 5; bzz, clic",
             "street lamp, lamppost, street light, gas lamp; street 6, pavement 6, lamplighter 7, Paris 4, fog 4, dog 3, Narnia 7, suburb, crossroads 4, "
             "night watch 5, curfew 5, loiter 5, Singin' in the Rain 5, corner 5, alley 6; loneliness, waiting, gloom, late-night; Lili Marlene 7, on the corner 6, "
             "in the spotlight 4, looking for keys where the light is 6, on the street where you live 6, lights out 5, waiting for someone 5, always winter 5; "
             "buzz, click",
             "city 5, lamplight 6, night 3"},
            {"bell",
             "cloche, clochette, carillon, grelot, bourdon, gong; clocher 7, église 6, glas 6, sonner 6, Pâques 6, Quasimodo 7, Notre-Dame 6, école 5, village 4, "
             "récré 6, mariage 5, alerte 5, angélus 6, vache 4, tocsin 6, cathédrale 5; appel, solennité, réveil, fête; Frère Jacques 7, sonnez les matines 7, "
             "esprit de clocher 7, pour qui sonne le glas 7, déménager à la… 6, entendre un autre son de… 7, qui n'entend qu'une… 6, sonner l'alarme 5, "
             "se faire sonner; ding dong, dring",
             "bell, chime, gong, jingle bell; steeple 7, church 6, toll 6, ring 6, Quasimodo 7, Notre Dame 6, school 5, village 4, wedding 5, alarm 5, Big Ben 6, "
             "Liberty 5, Pavlov 6, last orders 6, Tinker 4, cathedral 5; summons, solemnity, awakening, celebration; for whom the bell tolls 7, saved by the… 7, rings a… 7, "
             "jingle all the way 7, clear as a… 6, Brother John 6, who will bell the cat? 6, dinner is served 5; ding dong, clang",
             "time 2"},
            {"crown",
             "couronne, diadème, tiare; roi 7, reine 7, royaume 6, trône 6, sacre 6, joyaux 6, or 4, galette 7, fève 7, majesté 6, princesse 5, pouvoir 6, "
             "Louis XIV 5, monarchie 6, laurier 5, souveraineté 4, sacre 6, couronnement 7; gloire, ambition, orgueil, responsabilité; le roi est mort vive le roi 7, l'État c'est moi 7, "
             "mon royaume pour un cheval 5, heavy is the head, roi d'un jour 6, les rois mages 6, au royaume des aveugles 7, coûter une fortune 3; "
             "tatata, vivat",
             "crown, tiara, coronet, diadem; king 7, queen 7, kingdom 6, throne 6, coronation 6, jewels 6, royal 6, majesty 6, princess 5, power 6, monarchy 6, "
             "laurels 5, Netflix 4, sceptre, heir 6, coronation 7, monarchy 5, tiara 5; glory, ambition, pride, duty; uneasy lies the head that wears the crown 7, long live the king 7, your majesty 6, king for a day 6, "
             "jewel in the… 6, game of thrones 6, God save the king 6, in the kingdom of the blind 7, we are not amused 6; fanfare, hurrah",
             "castle 4, gold 5"},
            {"bottle",
             "bouteille, fiole, flacon, carafe, potion; vin 6, bouchon 7, message 7, goulot 6, génie 6, ivresse 6, SOS 6, naufragé 6, goutte 4, étiquette, "
             "champagne 6, poison 5, philtre 5, alcool 6, étagère; soif, secours, ivresse, espoir; une bouteille à la mer 7, avoir de la bouteille 7, la dive… 6, "
             "qu'importe le flacon 7, mettre en… 5, bois-moi 6, in vino veritas 6, à la tienne 6, prendre de l'âge 5; pop, glouglou",
             "bottle, flask, vial, decanter, potion; wine 6, cork 7, message 7, genie 7, drunk 6, SOS 6, castaway 6, drop 4, label, champagne 6, poison 5, spin 6, "
             "milk 4, rum 6, ship inside 6, shelf; thirst, rescue, intoxication, hope; message in a… 7, drink me 7, bottle it up 7, hit the… 6, "
             "ninety-nine bottles on the wall 6, yo ho ho 6, lightning in a… 6, old wine in new bottles 6, uncorked 5; pop, glug glug",
             "inside 2, letter 2"},
            {"hat",
             "chapeau, haut-de-forme, casquette, bonnet, couvre-chef, béret; magicien 7, lapin 5, élégance 4, tête 5, Chaplin 6, Napoléon 5, prestidigitation 6, "
             "melon 6, ruban, plume 4, sorcier 5, Magritte 6, politesse 5, mariage, chapelier 6; élégance, respect, mystère, tour de passe-passe; chapeau bas 7, "
             "tirer son chapeau 7, porter le… 7, sur les chapeaux de roue 7, travailler du… 7, sortir de nulle part 5, en avaler son… 6, abracadabra 6; hop, "
             "tadaa",
             "hat, top hat, cap, bowler, bonnet; magician 7, rabbit 5, head 5, Chaplin 6, sorting 6, conjuring 6, ribbon, wizard 5, Magritte 6, manners 5, Ascot 6, "
             "hatter 7, Dr Seuss 6, cowboy 5, gentleman 6; elegance, respect, trickery; hats off 7, mad as a hatter 7, eat my… 7, at the drop of a… 7, "
             "keep it under your… 7, pull it out of… 7, wherever I lay my hat 6, cat in the… 6, abracadabra 6; hey presto, tada",
             "mystery 2, wonder 2"},
            {"boot",
             "botte, bottes, chaussure, soulier, godillot; marche 6, sept lieues 7, chat botté 7, pluie 4, boue 6, cuir, lacets 5, Italie 6, soldat 5, père Noël 5, "
             "Cendrillon 5, pas 5, randonnée, cordonnier 6, semelle 5, chausser 6, bottine 6, talon 4, cordonnier 5; effort, vagabondage, autorité; bottes de sept lieues 7, en avoir plein les… 7, "
             "droit dans ses… 7, trouver chaussure à son pied 7, Petit Poucet 6, les cordonniers sont les plus mal… 6, ça me botte 7; "
             "splotch, clac clac",
             "boot, boots, shoe, wellington, slipper; walking 6, seven league 7, Puss in 7, mud 6, leather, laces 5, Italy 6, soldier 5, Father Christmas 4, "
             "Cinderella 5, footsteps 5, hiking, cobbler 6, kick 5, Nancy Sinatra 6, heel 4, cobbler 5, shoelace 5; effort, wandering, authority; these boots are made for walking 7, too big for your… 7, "
             "the old woman who lived in… 7, in someone else's… 6, if the shoe fits 7, tough as old boots 6, give it some welly 5, waiting for the other … to drop 6; "
             "squelch, stomp",
             "traveller 3, leading 2"},
            {"suitcase",
             "valise, malle, bagage, sac, coffre, mallette; départ 7, voyage 7, gare 5, aéroport 5, vacances 6, exil 6, hôtel 5, étiquettes, poignée, souvenirs 5, "
             "douane 6, déménagement 6, exode 5, Mary Poppins 4; arrachement, impatience, adieu, légèreté; faire ses valises 7, plier bagage 7, "
             "avec armes et bagages 6, toute une vie dedans 6, poser ses valises 7, sans retour 5, les valises sous les yeux 6, partir sans laisser d'adresse 6; "
             "clac, zip",
             "suitcase, trunk, luggage, baggage, bag, case; departure 7, travel 7, station 5, airport 5, holiday 6, exile 6, hotel 5, labels, souvenirs 5, "
             "customs 6, moving out 6, refugee 5, Paddington 6, packing 7; wrench, impatience, farewell; pack your bags 7, emotional baggage 7, living out of a… 7, "
             "leaving on a jet plane 6, a whole life inside 6, travel light 6, lost property 6, I'm leaving you 5, open and shut 5; click, zip",
             "traveller 4, longing 4, leading 2"},
            {"anchor",
             "ancre, ancres, mouillage, grappin; port 5, chaîne 6, marin 6, amarre 6, tatouage 6, poids 6, fond 5, Popeye 6, escale 5, stabilité 6, rouille, quai, "
             "matelot, fer; attache 6, sécurité, lourdeur, fidélité; jeter l'ancre 7, lever l'ancre 7, rester à quai 6, toucher le fond 5, prendre racine 5, "
             "un port d'attache 7, retenu par le passé 6; plouf, cling cling",
             "anchor, anchors, mooring; chain 6, sailor 6, tattoo 6, weight 6, bottom 5, Popeye 6, port of call 5, stability 6, rust, quay, iron, navy 5, "
             "newsreader 4; attachment 6, safety, heaviness, faithfulness; anchors aweigh 7, hold fast 6, stay put 6, weighed down 7, home port 6, "
             "sunk like a stone 5, settle down 6, don't drift 5; clank, splash",
             "harbour 5, sea 3, sailboat 3"},
            {"piano",
             "piano, pianos, clavier, orgue, accordéon, clavecin; touches 7, noires et blanches 6, Chopin 7, concert 6, sonate 6, gammes 7, mélodie 6, jazz 6, "
             "solfège 6, musique 6, queue 3, doigts 5, leçon 6, récital, Mozart 6, métronome 6, soliste 5; émotion, harmonie, virtuosité, discipline; aller piano 7, "
             "qui va piano va sano 7, connaître la musique 6, le pianiste 6, jouer à quatre mains 7, faire ses gammes 7, do ré mi 6, lettre à Élise 6; plim plim, "
             "do ré mi",
             "piano, keyboard, organ, accordion, harpsichord; ivories 7, black and white 5, Chopin 7, concert 6, sonata 6, scales 6, melody 6, jazz 6, "
             "Elton John 5, music 6, grand 6, fingers 5, lesson 6, recital, Mozart 6, Casablanca 5, metronome 6, practice 6, soloist 5; emotion, harmony, virtuosity, discipline; play it again Sam 7, "
             "tickle the ivories 7, sing us a song 6, ebony and ivory 7, face the music 5, don't shoot the player 6, chopsticks 5, four hands 6, Für Elise 6; "
             "plink plonk, do re mi",
             "violin 3, gramophone 3, stage 2"},
            {"drum",
             "tambour, batterie, tam-tam, grosse caisse, djembé; rythme 7, baguettes 6, fanfare 6, roulement 6, défilé 6, percussion 7, cadence 6, "
             "garde champêtre 6, battement 6, armée 5, tribu 5, soldat de plomb 5, vacarme 6, transe 5, métronome 4; énergie, élan, martial, fête; sans tambour ni trompette 7, "
             "tambour battant 7, au rythme du cœur 5, mener à la baguette 6, raisonner comme un… 5, avis à la population 7, battre la mesure 6; ran tan plan, "
             "boum boum, tam tam",
             "drum, drum kit, bongo, tom-tom, bass drum; rhythm 7, drumsticks 6, marching band 6, drum roll 6, parade 6, percussion 7, beat 7, Ringo 6, army 5, "
             "tribe 5, tin soldier 5, racket 6, trance 5, noisy neighbours 6, drummer 8, metronome 4; energy, drive, martial, celebration; march to a different… 7, bang the… 6, "
             "the little boy 6, drum it into you 6, to the beat of my heart 5, roll please 6, make some noise 6, hear ye hear ye 6; boom boom, pa rum pum pum, "
             "rat-a-tat",
             "joy 3, play 2"},
            {"egg",
             "œuf, coquille; naissance 7, éclosion 7, poule 6, Pâques 6, jaune 5, nid 5, origine 6, coque 6, omelette 6, germe 5, Christophe Colomb 5, "
             "mystère dedans 4, Humpty Dumpty 5, fragile 5, couvaison, surprise 6, poussin 6; promesse, fragilité, commencement, attente; qui vole un œuf vole un bœuf 7, "
             "marcher sur des… 7, mettre tous ses… 7, la poule ou… 7, va te faire cuire… 7, dans l'œuf 6, on ne fait pas d'omelette sans casser des œufs 7, sortir de sa coquille 6, "
             "plein comme…; crac, piou",
             "egg, eggshell; birth 7, hatching 7, hen 6, Easter 6, yolk 6, nest 5, origin 6, breakfast 4, omelette 6, seed 4, Humpty Dumpty 7, fragile 5, "
             "surprise 6, Fabergé 6, chick 6, scrambled 6, Kinder; promise, fragility, beginning, expectation; all in one basket 7, walk on …shells 7, "
             "chicken or the… 7, which came first? 7, all the king's horses 7, golden goose 5, about to hatch 6, green ham 5; crack, cheep",
             "inside 3, hope 3, white 2"},
            {"feather",
             "plume, duvet, plumage; légèreté 7, oiseau 5, écriture 6, encre 6, aile 6, oreiller 6, Indien 6, calligraphie, Icare 6, chatouille 7, ange 5, "
             "écrivain 5, poids 4, Forrest Gump 6, caresse 5; douceur, légèreté, délicatesse, grâce; léger comme une… 7, poids plume 7, y laisser des… 7, "
             "se parer des plumes du paon 6, voler dans les… 7, prête-moi ta plume 7, au clair de la lune 5, au gré du vent 5; fff, frrt",
             "feather, plume, down, quill; light 6, ink 6, wing 6, pillow 6, headdress 5, calligraphy, Icarus 6, tickle 7, angel 5, writer 5, Forrest Gump 7, "
             "caress 5, boa 5, Yankee Doodle 6, dinosaur 3; softness, weightlessness, delicacy, grace; birds of a… 7, light as a… 7, knock me down with a… 7, "
             "… in your cap 7, ruffle some 7, feather your nest 6, hope is the thing with… 7, pillow fight 6, called it macaroni 6; fff, swish",
             "bird 5, freedom 3, white 2"},
            {"letter",
             "lettre, enveloppe, courrier, message, missive, carte postale; facteur 7, timbre 7, amour 5, nouvelles 6, boîte 4, correspondance 7, encre 5, "
             "cachet 6, adieu 5, expéditeur 6, pli 5, confidence 5, Cyrano 6, poste 7, Vingt mots, colis 6, accusé de réception 4; attente, aveu, nostalgie, émotion; "
             "pas de nouvelles bonnes nouvelles 7, lettre morte 6, passer comme une… 7, à la lettre 7, poste restante 6, lettres de mon moulin 6, écrire à un ami 5, "
             "sans réponse 5, l'amour en toutes… 5; toc, frrt",
             "letter, envelope, mail, message, postcard, note; postman 7, stamp 7, love 5, news 6, mailbox 6, pen pal 7, ink 5, seal 5, farewell 5, sender 6, "
             "signed 5, confession 5, Elvis 4, post office 7, junk 3, carrier pigeon 6, parcel 6, mailbox 6; waiting, avowal, nostalgia, emotion; no news is good news 7, "
             "return to sender 7, love letters 6, you've got mail 7, P.S. I love you 7, dear John 7, the cheque is in the post 6, … always rings twice 7, "
             "wish you were here 7; rustle, plop",
             "longing 3, tenderness 2"},
            {"bed",
             "lit, couette, oreiller, couchette, berceau, matelas; sommeil 7, rêve 7, dormir 7, nuit 5, drap 6, pyjama 7, sieste 6, cauchemar 6, édredon, "
             "grasse matinée 7, veilleuse 5, marchand de sable 7, princesse au petit pois 7, insomnie 6, histoire du soir 6; repos, paresse, douceur, abandon; "
             "comme on fait son lit on se couche 7, fais de beaux rêves 7, bonne nuit les petits 7, dormir à poings fermés 7, l'avenir appartient à ceux… 6, "
             "tomber du… 6, dans les bras de Morphée 7, au dodo 6; zzz, ron pchi",
             "bed, pillow, duvet, cradle, mattress, bunk; sleep 7, dream 7, sheets 6, pyjamas 7, nap 6, nightmare 6, lie-in 7, nightlight 5, sandman 7, "
             "princess and the pea 7, insomnia 6, bedtime story 7, lullaby 7, monster under 7, bedknobs and; rest, laziness, softness, surrender; sweet dreams 7, "
             "got out on the wrong side 7, you made it now lie in it 7, … of roses 6, forty winks 7, night night sleep tight 7, hit the hay 7, five more minutes 7, "
             "early to… 6, sleep on it 6; zzz, snore",
             "night 4, calm 3, room 4"},
            {"gramophone",
             "gramophone, phonographe, tourne-disque, radio; disque 7, vinyle 7, pavillon 6, musique 6, aiguille 5, Piaf 6, rétro 6, chanson 6, craquements 6, "
             "charleston 6, bal 4, années folles 7, grésillement 6, sillon 6, 78 tours 6; nostalgie, élégance, fête d'antan; la voix de son maître 7, "
             "changer de disque 7, c'est une vieille chanson 6, disque rayé 7, rejoue-la encore 5, la vie en rose 6, je ne regrette rien 6, et on danse 5; "
             "crrr crrr, zim boum",
             "gramophone, phonograph, record player, radio, jukebox; record 7, vinyl 7, horn 5, music 6, needle 5, jazz 6, retro 6, song 6, crackle 6, "
             "charleston 6, roaring twenties 7, Grammy 6, groove 6, old tune 6, DJ 5; nostalgia, elegance, bygone parties; his master's voice 7, "
             "like a broken record 7, play it again 7, golden oldies 7, they're playing our song 7, change the record 7, blast from the past 6, "
             "may I have this dance? 6; crackle, oom-pah",
             "nostalgia 5, violin 2, piano 2, time 2"},
            {"dice",
             "dé, dés, cube; hasard 7, chance 7, jeu 5, six 6, casino 6, destin 6, pari 7, risque 6, lancer 5, probabilité 6, Las Vegas 6, tricherie 5, César 6, "
             "cornet 5, 421 6, petits chevaux 5, Monopoly 5, tricheur 5, domino 5, tarot 3; fatalité, audace, suspense, fièvre; les dés sont jetés 7, alea jacta est 7, un coup de dés jamais… 7, "
             "Dieu ne joue pas… 7, tenter sa chance 7, rejouer encore une fois 5, rien ne va plus 7, faites vos jeux 7, double six 6; cloc cloc, rrrr",
             "die, dice, cube; chance 7, luck 7, gamble 7, six 6, casino 6, fate 6, bet 7, risk 6, roll 6, odds 6, Las Vegas 6, cheating 5, Caesar 6, Monopoly 5, "
             "craps 6, dungeons and dragons 6, snake eyes 7, cheater 5, domino 5, tarot 3; doom, daring, suspense, fever; the die is cast 7, no dice 7, God does not play… 7, roll the… 7, "
             "try your luck 7, place your bets 7, a game of chance 7, Rubicon 6, luck be a lady 7, dicing with death 6; rattle, clack",
             "play 5"},
            {"snow_globe",
             "boule à neige, boule de neige, globe, boule de cristal; souvenir 7, flocons 6, secouer 7, vitrine 5, étagère 5, Noël 5, verre 5, bulle 6, "
             "monde clos 6, voyante 4, Citizen Kane 6, Rosebud 6, touriste 6, miniature 6; nostalgie, enfermement, féerie, enfance; un monde en miniature 6, "
             "être dans sa bulle 7, sous cloche 6, tout est sens dessus dessous 5, vivre dans une bulle 7, il neige quand on veut 6, retourner le monde 5; chhh, "
             "gling",
             "snow globe, crystal ball, globe; souvenir 7, snowflakes 6, shake 7, shelf 5, Christmas 5, glass 5, bubble 6, enclosed world 6, fortune teller 5, "
             "Citizen Kane 7, Rosebud 7, tourist 6, miniature 6, mantelpiece; nostalgia, confinement, enchantment, childhood; a small world 7, live in a bubble 7, "
             "shake things up 7, under the dome 6, all shook up 6, frozen in time 6, let it snow 6, a world of your own 6; shhh, clink",
             "inside 5, snow 5, nostalgia 4, winter 2"},
            {"thread",
             "fil, ficelle, corde, pelote, laine, bobine; aiguille 6, couture 6, Ariane 7, labyrinthe 6, tisser 6, Parques 6, nœud 7, funambule 6, lien 6, "
             "tricot 6, marionnette 6, dentelle, cordon 5, ourlet, trame 6; attachement, fragilité, destin, continuité; de fil en aiguille 7, "
             "ne tenir qu'à un fil 7, fil rouge 7, perdre le fil 7, au fil de l'eau 6, donner du fil à retordre 7, cousu de fil blanc 7, tirer les ficelles 7, "
             "fil d'Ariane 7; zip, cric",
             "thread, string, rope, yarn, wool, twine; needle 6, sewing 6, Ariadne 7, labyrinth 6, weaving 6, the Fates 6, knot 7, tightrope 6, tie 5, knitting 6, "
             "puppet 6, lace, cord 5, bond 6, spool, cat's cradle 7; attachment, fragility, fate, continuity; hanging by a… 7, lose the… 7, pull the strings 7, "
             "spin a yarn 7, no strings attached 7, a stitch in time 7, tie the knot 7, at the end of my rope 7, how long is a piece of… 7, red one of fate 6; zip, "
             "twang",
             "time 2"},
            {"curtain",
             "rideau, tenture, voile, rideaux; scène 6, théâtre 7, velours 6, fenêtre 5, coulisses 7, lever 5, spectacle 6, entracte 6, rouge 4, trois coups 7, "
             "fin 5, tringle, fer 5, applaudissements 6; suspense, trac, pudeur, secret; lever de rideau 7, tomber le… 7, en coulisses 6, rideau de fer 7, "
             "les trois coups 7, derrière se cache… 6, la pièce est finie 6, que le spectacle commence 7; frrr, toc toc toc, bravo",
             "curtain, drape, veil, curtains; stage 6, theatre 7, velvet 6, window 5, backstage 7, show 6, interval 6, the end 5, wizard behind 6, iron 5, "
             "applause 6, encore 6, opening night 6, shower 5, Polonius 5; suspense, stage fright, modesty, secrecy; curtain call 7, raise the… 7, "
             "it's curtains for you 7, pay no attention to the man behind… 7, let the show begin 7, the show must go on 7, behind the scenes 7; swish, "
             "clap clap",
             "stage 7, mystery 2"},
};
const int lexicon_things_count = sizeof lexicon_things / sizeof *lexicon_things;

/* The lexicon of compositions: what is told of reflections, of rain and of what is held, whoever
 * is on the card. */
#include "cards/lexicon/tables.h"

const struct lexicon_row lexicon_scenes_hold[] = {
    {"reflection.0",
     "reflet dans l'eau, berge, miroir de l'eau, lac, Narcisse, double; autre moi, surface, profondeur, identité, vérité, onde, ricochet, surprise, sous "
     "l'eau, mirage, vrai visage, apparence; trouble, vanité, rêverie; ce que l'eau sait de toi, miroir mon beau miroir, les apparences sont trompeuses, "
     "méfiez-vous de l'eau qui dort, un autre moi, sous la surface, la face cachée, je est un autre, la vérité au fond de l'eau, se voir autrement, l'envers "
     "du décor, rêver d'être un autre, il n'est pire eau que l'eau qui dort, au bord de l'eau, le lac des signes, ce que je voudrais être; plouf, floc",
     "reflection in water, shore, mirror lake, lake, Narcissus, double; other self, surface, depth, identity, truth, ripple, underwater, mirage, true face, "
     "appearance, inverted; unsettled, vanity, reverie; still waters run deep, what lies beneath, who's that I see staring back, when will my reflection "
     "show, the other me, below the surface, appearances can be deceptive, through the looking glass, what goes up must come down, something lives down "
     "there, dream of being another, wishful thinking, skin deep, on reflection, two sides of the story, the grass is greener; plop",
     NULL},
    {"reflection.1",
     "miroir, glace, psyché, se regarder, double, Narcisse; identité, vanité, se maquiller, vérité, image de soi, coquetterie, Blanche-Neige, estime, "
     "complexe, essayage, déguisement, illusion, image; doute, surprise; miroir mon beau miroir, dis-moi qui est le plus beau, de l'autre côté du miroir, "
     "l'image de soi, se voir plus beau, le reflet ne ment pas, crise d'identité, qui suis-je, tel que je me vois, je ne me reconnais plus, la vérité toute "
     "nue, sept ans de malheur, se prendre pour un autre, vieillir, retour d'image, un inconnu me regarde, chirurgie esthétique; oh, cling",
     "mirror, looking glass, vanity, double, self-image, Narcissus; identity, make-up, truth, dressing, Snow White, self-esteem, fitting room, disguise, "
     "illusion, image, selfie; doubt, surprise; mirror mirror on the wall, through the looking glass, man in the mirror, the fairest of them all, who am I, "
     "identity crisis, the camera never lies, objects in mirror are closer, the naked truth, seven years bad luck, see yourself, Dorian Gray, how others see "
     "me, I don't recognise myself, black swan, an honest look, dream big; oh, gasp",
     NULL},
    {"reflection.2",
     "flaque, flaque d'eau, reflet, après la pluie, trottoir; éclabousser, bottes, pluie, sauter, double, surface, autre monde, gadoue, ciel à terre, "
     "averse, ricochet, rêve; trouble, rêverie; après la pluie le beau temps, sauter à pieds joints, ce que la flaque sait, regarder à ses pieds, l'envers "
     "du monde, sous tes pieds, la vérité est dans la flaque, danse sous l'averse, un autre monde, miroir à ras de terre, rêve d'être ailleurs, les pieds "
     "dans l'eau, qui se cache là-dessous, un secret à nos pieds, tomber à l'eau, chantons sous la pluie; splash, flic flac",
     "puddle, reflection, after the rain, pavement; splash, wellies, rain, jump, double, surface, other world, mud, shower, dream; unsettled, reverie; what "
     "lurks at your feet, singing in the rain, look down, another world at your feet, still waters, a puddle of truth, jump in, through a glass darkly, "
     "dream of elsewhere, making a splash, beneath the surface, don't get your feet wet, under your nose, a secret at your feet, upside world; squelch",
     NULL},
    {"reflection.3",
     "lunettes, verres, regard, myope, opticien, visage; voir, yeux, vision, binocles, portrait, monture, reflet, intellectuel, professeur, Harry Potter, "
     "fasciné, hypnotisé, témoin, loupe, regarder fixement, obsession; attention, fascination; avoir à l'œil, voir la vie en rose, n'avoir d'yeux que pour "
     "toi, dans ses yeux, loin des yeux loin du cœur, ça saute aux yeux, loucher sur, chausser ses lunettes, j'ai vu, bâtir des châteaux en Espagne, ne pas "
     "voir plus loin que le bout de son nez, mon œil, les yeux dans les yeux, double vision, un regard qui en dit long, rien ne m'échappe, aveuglé par son "
     "rêve, l'œil du témoin, visite chez l'opticien; oh, cling",
     "glasses, spectacles, lenses, gaze, short-sighted, optician, face; see, eyes, vision, portrait, frame, reflection, intellectual, professor, Harry "
     "Potter, Elton John, John Lennon, fascinated, hypnotised, witness, stare, obsession, four eyes; attention, fascination; I only have eyes for you, in "
     "the eye of the beholder, rose-tinted glasses, love at first sight, seeing double, should have gone to the optician, apple of my eye, for your eyes "
     "only, eyes on the prize, here's looking at you, what you see is what you get, dreaming of it, blinded by the dream, twenty twenty vision, the witness, "
     "I can see clearly now, out of sight out of mind, a sight for sore eyes; oh, wow",
     NULL},
    {"reflection.4",
     "main du miroir, main qui sort, offrande, de l'autre côté, tendre; cadeau, tentation, échange, fantôme, piège, sortir du cadre, double, magie, "
     "recevoir, donner, au-delà, passage, pacte; inquiétude, générosité; de l'autre côté du miroir, tends-moi la main, un cadeau de soi, donne-moi la main, "
     "pacte avec le diable, prends c'est pour toi, un coup de main, aide-toi, offre empoisonnée, cadeau de l'au-delà, le reflet se rebelle, se faire un "
     "cadeau, main tendue, demander sa main, ne prends rien d'un inconnu, la pomme de Blanche-Neige, un reflet généreux; hop, oh",
     "hand from the mirror, reaching out, offering, other side, hand over; gift, temptation, exchange, ghost, trap, step out, double, magic, receive, give, "
     "beyond, passage, pact, self-service; unease, generosity; through the looking glass, lend me a hand, a gift to myself, deal with the devil, take it, "
     "help from the other side, give and take, self help, don't take gifts from strangers, the addams family, a helping hand, be kind to yourself, gift from "
     "beyond, hand it over, poison apple, treat yourself, reach out I'll be there, mirror mirror; oh, pop",
     NULL},
    {"reflection.5",
     "album, photos de famille, pages, souvenirs, cadres, portraits, années; grandir, vieillir, jeunesse, anniversaire, mémoire, généalogie, disparition, "
     "fin, naissance, collection, métamorphose, étapes de la vie, grand-mère, feuilleter, temps qui passe; nostalgie, deuil, tendresse; c'était le bon "
     "temps, ils grandissent si vite, que reste-t-il de nos amours, une vie en images, la dernière page, tourner la page, album de famille, les années "
     "passent, avant après, il ne reste que ça, souvenirs souvenirs, le temps qui passe, et à la fin, une vie bien remplie, qu'est-il devenu, au fil des "
     "ans, toute une vie, photo de classe, l'évolution; clic, hélas",
     "album, family photos, pages, memories, frames, portraits, years; grow up, age, youth, birthday, memory, genealogy, gone, ending, birth, stages of "
     "life, grandmother, leaf through, passing time, scrapbook; nostalgia, mourning, tenderness; they grow up so fast, those were the days, a life in "
     "pictures, the last page, turn the page, family album, time goes by, before and after, all that's left, memory lane, the way we were, photograph, say "
     "cheese, where did the years go, ashes to ashes, evolution, gone but not forgotten, picture perfect, what became of him, the circle of life; click, "
     "sigh",
     NULL},
    {"reflection.6",
     "toast, verres, trinquer, santé, champagne, vin, coupe; fête, boire, tchin, ivresse, nouvel an, mariage, poison, célébrer, bar, cocktail, apéro, "
     "alliance, deux verres, vœux, saoul, glaçons; amitié, joie; à la tienne, tchin tchin, in vino veritas, le vin est tiré, noyer son chagrin, boire un "
     "coup, la coupe est pleine, à l'amitié, bonne année, lever son verre, trinquer à l'avenir, on the rocks, le verre à moitié plein, mettre de l'eau dans "
     "son vin, se noyer dans un verre d'eau, cul sec, ivre de joie, cocktail détonant, à nos amours; cling",
     "toast, glasses, cheers, champagne, wine, clink; party, drink, drunk, new year, wedding, poison, celebrate, bar, cocktail, two glasses, wishes, ice; "
     "tipsy, friendship, joy; bottoms up, here's to you, in vino veritas, drown your sorrows, glass half full, raise a glass, happy new year, on the rocks, "
     "to absent friends, red red wine, auld lang syne, shaken not stirred, a toast to the future, pick your poison, days of wine and roses, one for the "
     "road, happy hour, drinking buddies, what's your poison; glug",
     NULL},
    {"raining.0",
     "parapluie, averse, pluie étrange, abri, ondée; tomber, tempête, météo, grêle, à l'abri, flaques, Magritte, déluge, intempéries, ruisseler; mélancolie, "
     "surprise; il pleut des cordes, chantons sous la pluie, sortez couverts, après moi le déluge, il pleut il mouille, drôle de temps, Mary Poppins, un "
     "petit coin de parapluie, attention chute, météo capricieuse, tomber du ciel, manne céleste, avis de tempête; plic ploc, toc",
     "umbrella, shower, strange rain, shelter, downpour; falling, storm, forecast, hail, under cover, puddles, Magritte, deluge, bad weather; gloom, "
     "surprise; it's raining men, singing in the rain, raining cats and dogs, april showers, under my umbrella, after the flood, when it rains it pours, "
     "funny weather, cloudy with a chance of meatballs, Mary Poppins, manna from heaven, falling from the sky, shelter from the storm, pennies from heaven; "
     "drip drop, thud",
     NULL},
    {"raining.1",
     "nuage solitaire, petite averse, un seul nuage, météo locale, ondée; tomber, malchance, cible, arrosage, malédiction, petit nuage, poisse, cadeau du "
     "ciel, bulletin, intempérie, élu, orage; guigne, chance; avoir la poisse, sur son petit nuage, tombé du ciel, manne, c'est toujours sur les mêmes, "
     "micro climat, le nuage suit, il pleut des cordes, après la pluie, averse localisée, un nuage passe, drôle d'averse, pluie de bonheur, loterie céleste, "
     "ça tombe bien, une pluie rien que pour moi; ploc, plic",
     "lone cloud, small shower, single cloud, local weather; falling, bad luck, target, sprinkling, curse, cloud nine, jinx, gift from above, forecast, "
     "chosen one, storm; gloom, luck; every cloud has a silver lining, it's raining cheese, gift from heaven, on cloud nine, under a cloud, it always "
     "happens to me, local showers, pennies from heaven, cloudy with a chance, heaven sent, when it rains it pours, april showers, rain on my parade, a "
     "cloud of my own, falling from above, lucky shower, get off of my cloud; plop, drip",
     NULL},
    {"raining.2",
     "pluie d'objets, tomber du ciel, chapeau tendu, mendiant, manne; recueillir, jackpot, récolter, averse, cueillir, chute, quête, aumône, gagner, "
     "cadeaux, abondance, bombardement, météorite, remise des diplômes; émerveillement, avidité, gratitude; tombé du ciel, chapeau bas, faire la manche, "
     "manne céleste, pluie de bienfaits, ça tombe bien, aide-toi le ciel t'aidera, il suffit de se baisser, drôle de temps, vive le vent, il pleut des "
     "cordes, tendre le chapeau, passe-moi le chapeau, Newton, ciel généreux, avoir plusieurs cordes, une averse d'été; ploc, toc",
     "raining things, falling from the sky, hat held out, beggar, manna; collect, jackpot, harvest, shower, catch, fall, busking, alms, win, gifts, plenty, "
     "bombardment, meteor, graduation; wonder, greed, gratitude; pennies from heaven, hats off, pass the hat, manna from heaven, it's raining men, heaven "
     "helps those, when it rains it pours, cloudy with a chance of meatballs, Newton's bad day, raining cats and dogs, catch a falling star, graduation day, "
     "windfall, out of the blue, fortune smiles, trick or treat, free for all; plop, thud",
     NULL},
    {"raining.3",
     "fenêtre, vitre, pluie sur la vitre, attendre, buée, rebord; dehors, faire signe, gouttes, au revoir, visiteur, parapluie, dedans dehors, rester au "
     "chaud, ennui, dimanche, absence, retour, facteur, départ, chagrin, adieu; mélancolie, attente, tendresse; il pleure dans mon cœur, elle l'attend "
     "encore, bien au chaud, derrière la vitre, un dimanche de pluie, ouvre-moi la porte, laissez-moi entrer, il pleut il mouille, adieu mon ami, les "
     "carreaux pleurent, ne pars pas, reviens vite, il viendra, dehors il fait gris, chantons sous la pluie, entre deux gouttes, rendez-vous manqué, toi "
     "dehors moi dedans, pluie du soir; plic ploc, toc toc",
     "window, pane, rain on the window, waiting, windowsill, condensation; outside, wave, drops, goodbye, visitor, umbrella, indoors, stay warm, boredom, "
     "Sunday, absence, return, postman, leaving, grief, farewell; melancholy, tenderness; waiting for someone in the rain, let me in, here comes the rain "
     "again, rain rain go away, rainy days and Mondays, how much is that doggy in the window, home alone, don't go, come back soon, on the inside looking "
     "out, a wet Sunday, crying in the rain, see you soon, singing in the rain, warm inside, missed date, staying in, wave goodbye, why does it always rain "
     "on me; drip drop, tap tap",
     NULL},
    {"holding.0",
     "chaises empilées, bout de bras, à bout de bras, porter, équilibre, enfant costaud, hisser; trop lourd, trop grand, chaise, soulever, haltérophile, "
     "force, effort, sur la pointe des pieds, acrobate, accrocher, décorer, atteindre, grandir, exploit; ambition; plus gros que soi, viser la lune, "
     "toujours plus haut, voir grand, fais-moi la courte échelle, vouloir c'est pouvoir, porter le monde, le poids des ambitions, un petit coup de main, à "
     "force de bras, chaises musicales, tenir le coup, avoir le bras long, décrocher la lune, ça passe ou ça casse, regarde maman; hop, oups",
     "stack of chairs, arm's length, lift, balance, strong child, hoist; too heavy, too big, chair, weightlifter, strength, effort, tiptoe, acrobat, hang "
     "up, decorate, reach, grow, feat; ambition; reach for the moon, aim high, look mum no hands, musical chairs, carry that weight, bigger than me, hold "
     "on, the sky is the limit, a tall order, standing on the shoulders of giants, heavy lifting, reach for the stars, where there's a will, bite off more "
     "than you can chew, growing up, almost there, sky sailor; hup, oops",
     NULL},
    {"holding.1",
     "porter sur le dos, fardeau, bât, transporter, baluchon; lourd, charge, voyage, mule, porteur, migration, déménagement, randonneur, sac à dos, lenteur; "
     "peine, fidélité; porter sa croix, en avoir plein le dos, bon dos, porter sa maison, le poids du monde, un ami sur qui compter, taxi, plein le dos; ouf",
     "carry on its back, burden, load, piggyback; heavy, travel, mule, porter, migration, moving, backpack, slow; toil, loyalty; carry that weight, beast of "
     "burden, monkey on my back, the weight of the world, get off my back, he ain't heavy, moving house, a lift home, piggyback ride; oof",
     NULL},
    {"holding.2",
     "main géante, paume, main qui sort de terre, offrande, main tendue; tenir, donner, destin, dieu, cadeau, King Kong, protéger, demander, monument, "
     "doigts, cueillir, sculpture, soutien, prendre; protection, générosité; avoir le cœur sur la main, en de bonnes mains, la main du destin, prendre en "
     "main, un coup de main, dans le creux de la main, donner un coup de pouce, main de fer, le monde est à moi, un tiens vaut mieux que deux tu l'auras, la "
     "main dans le sac, servi sur un plateau, demander la main, entre mes doigts, donne-moi la main, porté par la terre, main verte; hop",
     "giant hand, palm, hand from the ground, offering, outstretched hand; hold, give, fate, god, gift, King Kong, protect, ask, monument, fingers, pick, "
     "sculpture, support, take; protection, generosity; in good hands, he's got the whole world in his hands, give me a hand, a helping hand, in the palm of "
     "my hand, hand of fate, give a hand, a bird in the hand, talk to the hand, at your fingertips, hand me down, on the other hand, the hand that feeds, I "
     "want to hold your hand, hand picked, show of hands, handed on a plate; hup",
     NULL},
    {"holding.3",
     "s'envoler, soulever, ballons, fils, grappe, Là-haut, levage; léger, lourd, décoller, porté, voyage, suspendu, transport aérien, ficelles, monter, "
     "flotter, nuée, montgolfière, parachute; légèreté, liberté; s'envoyer en l'air, poids lourd tenue légère, l'union fait la force, léger comme une plume, "
     "lever l'ancre, prendre son envol, il faut le voir pour le croire, avoir des ailes, un vol charter, les grands départs, ensemble on est plus forts, "
     "quitter le plancher des vaches, plus léger que l'air, tenir à un fil, un seul être vous soulève; wouh, hop",
     "lift off, airborne, balloons, strings, cluster, Up, hoist; light, heavy, take off, carried, journey, hang, airlift, rise, float, swarm, parachute; "
     "lightness, freedom; up up and away, light as a feather, united we stand, when pigs fly, weigh anchor, carried away, take flight, ninety nine red "
     "balloons, no strings attached, heavy lifting, higher and higher, flying without wings, lifted, many hands make light work, fly away home, James and "
     "the giant peach, defying gravity; whee, whoosh",
     NULL},
    {"holding.4",
     "mains en coupe, creux des mains, paumes, lueur, offrir, protéger; trésor, fragile, précieux, cadeau, chaleur, prière, recueillir, donner, tenir, "
     "sauver, don, allumette, offrande, délicatesse, soin, garder; tendresse, protection, confiance; au creux des mains, prends-en soin, entre de bonnes "
     "mains, un cadeau pour toi, à prendre avec des gants, tout mon trésor, avoir le cœur sur la main, l'avenir entre nos mains, mains dans la main, tiens "
     "c'est pour toi, garder précieusement, un tiens vaut mieux, petite flamme, prendre sous son aile, il ne faut pas le laisser tomber, tenir la promesse, "
     "une lueur d'espoir; chut, oh",
     "cupped hands, palms, glow, offer, protect, hollow of the hand; treasure, fragile, precious, gift, warmth, prayer, gather, give, hold, save, match, "
     "offering, delicate, care, keep; tenderness, protection, trust; handle with care, in good hands, a gift for you, my precious, the whole world in his "
     "hands, a bird in the hand, take care of it, hold me, don't let it go out, a glimmer of hope, hope in our hands, little light of mine, future in our "
     "hands, keep it safe, sharp treasure, worth two in the bush, give and take, hold on to what you've got; hush, oh",
     NULL},
    {"holding.5",
     "étreinte, embrassade, dans le dos, trahison, accolade, câlin, cachotterie; cacher, traître, surprise, hypocrite, réconciliation, amis, secret, "
     "poignard, méfiance, cadeau caché, Judas, échange, réconcilier, serrer, mensonge; tendresse, hypocrisie; baiser de Judas, coup de poignard dans le dos, "
     "amis pour la vie, je t'embrasse, faux amis, cacher son jeu, les deux font la paire, le stylo de la trahison, tu me caches quelque chose, "
     "embrassons-nous Folleville, deux visages, garde tes ennemis plus près, mon ami mon ennemi, des secrets entre nous, une main devant une main derrière, "
     "faire des cachotteries, échange de cadeaux; smack, chut",
     "embrace, hug, behind the back, betrayal, cuddle, hidden; traitor, surprise, hypocrite, reconciliation, friends, secret, dagger, mistrust, hidden gift, "
     "Judas, exchange, squeeze, lie, backstab; tenderness, hypocrisy; behind your back, stab in the back, et tu Brute, the fall of Eve, keep your friends "
     "close and your enemies closer, free hugs, kiss of Judas, best of enemies, two-faced, fingers crossed behind my back, frenemies, hidden agenda, what "
     "are you hiding, a pat on the back, secrets between us, love and lies, the gift of the magi, bear hug, trust no one; mwah, shh",
     NULL},
    {"holding.6",
     "procession, défilé, foule, fête foraine, porter en triomphe, carnaval, parade; fanfare, bannière, village, kermesse, triomphe, idole, hisser, porter, "
     "char, festival, manifestation, supporters, champion, joie populaire, effigie, dimanche; liesse, ferveur; porté en triomphe, la fête au village, jour "
     "de fête, bain de foule, comme un roi, le plus fort du village, hip hip hip hourra, porter aux nues, on a gagné, l'union fait la force, l'idole des "
     "jeunes, vive le roi, le grand festival, tous ensemble, la foule en délire, carnaval de Rio, champions du monde, poids lourd, la foire du trône, à bout "
     "de bras; hourra, flonflon",
     "parade, procession, crowd, fair, carry in triumph, carnival, festival; brass band, banner, village, fête, triumph, idol, hoist, carry, float, march, "
     "fans, champion, effigy, Sunday, celebration; jubilation, fervour; hip hip hooray, I love a parade, crowd surfing, carried in triumph, we are the "
     "champions, strongest men in town, the great festival, long live the king, many hands make light work, don't rain on my parade, all the king's men, "
     "heavy lifting, all together now, on the shoulders of the crowd, American idol, worship, Mardi Gras, hail to the chief, victory lap; hooray, oompah",
     NULL},
    {"holding.7",
     "berceau, bercer, berceuse, lune, bébé, dodo; balancer, endormir, nouveau-né, maman, nid, croissant de lune, doux, couver, chanson douce, moïse, hamac, "
     "sommeil; tendresse, douceur, paix; fais dodo, bonne nuit les petits, dans les bras de la lune, au clair de la lune, une berceuse, dors mon ange, "
     "décrocher la lune, dodo l'enfant do, naître avec une cuillère d'argent, pêcher la lune, tendre est la nuit, prochain arrêt les étoiles, dormir dans la "
     "lune, faire de beaux rêves, avoir la tête dans la lune, prends soin de lui; chut, zzz",
     "cradle, rock, lullaby, moon, baby, crib; swing, fall asleep, newborn, mother, nest, crescent, gentle, brood, hush, hammock, sleep; tenderness, "
     "softness, peace; rock-a-bye baby, hush little baby, good night moon, twinkle twinkle, a lullaby, sweet dreams, over the moon, sleep my darling, the "
     "cradle will rock, when the bough breaks, fly me to the moon, moon river, tender is the night, lunar nursery, sleeping on the moon, mother love, night "
     "night; zzz",
     NULL},
    {"holding.8",
     "sous l'eau, noyade, repêcher, main tendue, barque, plonger, sauvetage; couler, remonter, abysses, fond, sauver, trésor englouti, épave, Atlantide, "
     "pêche, attraper, profondeurs, sirène, naufrage, secourir, maison engloutie; angoisse, espoir; prends ma main, le temps coule à pic, au secours, pêche "
     "miraculeuse, tomber à l'eau, jack et rose, un homme à la mer, sauvé des eaux, tendre la main, remonter à la surface, ce qui dort au fond, la ville "
     "engloutie, Titanic, sous la surface, attrape-moi, une main secourable, le grand bleu, ne me laisse pas couler, vingt mille lieues sous les mers, la "
     "petite sirène; glou, blub",
     "underwater, drowning, reach down, helping hand, rowing boat, dive, rescue; sink, rise, abyss, bottom, save, sunken treasure, wreck, Atlantis, fishing, "
     "catch, depths, mermaid, shipwreck, drowned house; anguish, hope; take my hand, Titanic, man overboard, help me up, saved from the waters, reach out, "
     "what lies beneath, in deep water, drowning by numbers, rise to the surface, the lost city, sink or swim, out of my depth, twenty thousand leagues "
     "under the sea, the little mermaid, lifeline, lend a hand, never let go Jack, under the sea; glug, blub",
     NULL},
    {"holding.9",
     "marionnettes, marionnettiste, pantin, fils, ficelles, guignol; manipuler, contrôler, tirer les ficelles, destin, spectacle, libre arbitre, dictateur, "
     "danse, Pinocchio, poupée, pouvoir, mains, obéir; impuissance, soumission; qui tire les ficelles, mener par le bout du nez, tel est pris qui croyait "
     "prendre, le libre arbitre, un vrai guignol, dans la main du destin, la main invisible, il y a toujours un plus grand, ainsi font font font, le "
     "parrain, sans attaches; clac, toc",
     "puppets, puppeteer, marionette, strings, dummy; manipulate, control, pulling strings, fate, show, free will, dictator, dance, Pinocchio, doll, power, "
     "hands, obey; powerless, submission; pulling the strings, master of puppets, no strings attached, who's in charge, puppet on a string, there's always a "
     "bigger fish, hand of fate, the invisible hand, strings attached, dance monkey dance, the godfather, being John Malkovich; clack, tap",
     NULL},
    {"holding.10",
     "tricot, tricoter, écharpe, laine, pelote, aiguilles, grand-mère; maille, hiver, chaud, froid, fil, cadeau, patience, bonnet, pull, douceur, crochet, "
     "interminable, couvrir, prévoyance, emmitouflé; tendresse, chaleur; une maille à l'endroit, maille à l'endroit maille à l'envers, l'hiver sera rude, "
     "couvre-toi bien, de fil en aiguille, l'hiver vient, l'amour tient chaud, tricoter serré, tu vas prendre froid, laine de mouton, cousu main, grand-mère "
     "sait faire un bon café, patience et longueur de temps, au bout du fil, perdre le fil, long comme un jour sans pain, Pénélope, pull de Noël, petite "
     "laine; clic clic, cliquetis",
     "knitting, scarf, wool, yarn, needles, grandma, sweater; stitch, winter, warm, cold, thread, gift, patience, hat, jumper, cosy, crochet, endless, wrap "
     "up, muffled, cardigan; tenderness, warmth; winter is coming, a stitch in time saves nine, knit one purl one, wrap up warm, spin a yarn, Christmas "
     "jumper, close-knit, tailor made, it's cold outside, baby it's cold outside, lose the thread, a labour of love, Doctor Who, never ending, pull the wool "
     "over your eyes, Penelope, warm heart, half done, you'll catch cold, home made present; click click, clack",
     NULL},
    {"holding.11",
     "ronde, farandole, danseurs, cercle, se tenir la main, danse; tourner, enfants, folklore, feu de la Saint-Jean, fête, totem, culte, solidarité, "
     "comptine, Matisse, sabbat, fraternité, bal, joie, adoration; ; entrez dans la danse, la ronde, dansons la capucine, si tous les gars du monde, main "
     "dans la main, faire la ronde autour du monde, sur le pont d'Avignon, le veau d'or, tourner en rond, cercle vicieux, la danse de la pluie, la fête "
     "commence, nous n'irons plus au bois, autour de toi, la ronde du sage, culte secret; la la, youpi",
     "ring, round dance, dancers, circle, hold hands, dance; whirl, children, folk, maypole, bonfire, party, totem, cult, solidarity, nursery rhyme, "
     "Matisse, sabbath, brotherhood, joy, worship; fellowship; ring a ring o' roses, here we go round the mulberry bush, hand in hand, will you join the "
     "dance, dancing queen, the golden calf, going in circles, vicious circle, rain dance, centre of attention, circle of friends, lord of the dance, "
     "midsummer night, come together, may I have this dance, dancing in the street, secret cult; la la, whee",
     NULL},
    {"holding.12",
     "plat, cloche de service, plateau d'argent, serveur, repas, soulever le couvercle; surprise, restaurant, gastronomie, menu, servir, convives, chef, "
     "dégoût, recette, gourmet, étoilé, maître d'hôtel, addition, plat du jour, dîner; appétit; le plat du jour, servi sur un plateau, bon appétit, voilà le "
     "dîner, garçon s'il vous plaît, en faire tout un plat, la surprise du chef, c'est prêt, la vengeance est un plat qui se mange froid, à s'en lécher les "
     "doigts, à s'en lécher les babines, mettre les pieds dans le plat, manger son chapeau, avoir du pain sur la planche, je n'ai plus faim, menu surprise, "
     "haute cuisine, top chef, la cerise sur le gâteau; ta-daa, miam",
     "dish, cloche, silver platter, waiter, meal, lift the lid; surprise, restaurant, gourmet, menu, serve, guests, chef, disgust, recipe, Michelin star, "
     "butler, bill, special, dinner, reveal; appetite; dish of the day, on a silver platter, bon appetit, dinner is served, waiter there's a fly in my soup, "
     "chef's special, revenge is a dish best served cold, finger licking good, you are what you eat, eat your words, eat your hat, what's for dinner, "
     "surprise surprise, haute cuisine, the menu, masterchef, put your foot in it, let them eat cake, lost my appetite; ta-da, yum",
     NULL},
};
const int lexicon_scenes_hold_count = sizeof lexicon_scenes_hold / sizeof *lexicon_scenes_hold;

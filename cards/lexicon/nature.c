/* The lexicon of nature and of places: what grows, what shines, and where a card is set. */
#include "cards/lexicon/tables.h"

const struct lexicon_row lexicon_nature[] = {
    {"tree",
     "arbre, chêne, saule, branche, feuillage, pommier, tronc; racines 7, ombre 4, sève 6, généalogie 6, écorce 5, fruit 5, nid 4, saisons 5, cabane 5, "
     "bonsaï, ancêtre 5, vieux sage 4, Brassens 5, forêt 4; enracinement, longévité, force, paix; auprès de mon arbre 7, l'arbre qui cache la forêt 7, "
     "prendre racine 6, scier la branche 7, au pied de mon… 6, toucher du bois 6, l'arbre de vie 6; craac, frou",
     "tree, oak, willow, branch, foliage, apple tree, trunk; roots 7, shade 5, sap 6, family 5, bark 5, fruit 5, nest 4, seasons 5, treehouse 5, bonsai, "
     "ancestor 5, Ent 5, Shel Silverstein 4, woods 4; rootedness, long life, strength, peace; can't see the wood for… 7, out on a limb 7, "
     "money doesn't grow on… 7, barking up the wrong… 7, put down roots 7, turn over a new leaf 5, if a tree falls in the forest 7, the giving… 6, "
     "knock on wood 6; creak, rustle",
     "forest 4, growing 3, leaf 3, green 2"},
    {"pine",
     "sapin, pin, conifère, épicéa, cyprès; Noël 7, aiguilles 6, résine 6, guirlande 7, forêt 5, montagne 4, Vosges 6, neige 4, étoile au sommet 4, "
     "pomme de pin 6, Jura 5, réveillon 6, boules 5, bois 4; hiver, odeur de fête, constance; mon beau sapin 7, roi des forêts 7, sentir le sapin 7, "
     "joyeux Noël 6, que j'aime ta verdure 6, toujours vert 6, jingle bells 5; crac, scratch",
     "pine tree, pine, fir, conifer, spruce; Christmas 7, needles 6, resin 6, tinsel 7, forest 5, mountain 4, Norway 6, snow 4, evergreen 7, pine cone 6, "
     "baubles 6, lumberjack 6, air freshener 4; winter, festive smell, constancy; o Christmas tree 7, merry Christmas 6, rocking around 5, "
     "how lovely are thy branches 7, presents underneath 6, always green 6; crack, scratch",
     "forest 5, winter 3, snow 3, mountains 2, green 2"},
    {"flower",
     "fleur, rose, tulipe, marguerite, coquelicot, bouquet, pétale; printemps 7, parfum 6, jardin 5, pétales 6, amour 5, éclosion 6, cueillir 6, abeille 5, "
     "mai 5, fleuriste 6, vase 5, épine 6, fané 5, petit prince 5; beauté, délicatesse, éphémère, romantisme; il m'aime un peu beaucoup 7, fleur bleue 7, "
     "être à fleur de peau 7, mignonne allons voir… 7, cueille le jour 6, dites-le avec des… 7, la fleur au fusil 6, comme une fleur 5, s'épanouir 6; "
     "atchoum, mmm",
     "flower, rose, tulip, daisy, poppy, bouquet, petal; spring 7, scent 6, petals 6, love 5, bloom 7, pick 5, bee 5, May 5, florist 6, vase 5, thorn 6, "
     "wilted 5, blossom 7, little prince 4, sunflower 5; beauty, delicacy, fleeting, romance; he loves me he loves me not 7, say it with… 7, "
     "gather ye rosebuds 7, by any other name 7, flower power 7, late bloomer 7, pushing up daisies 7, every rose has its thorn 6, stop and smell… 7, "
     "wallflower 6; achoo, mmm",
     "garden 5, meadow 3, growing 2, butterfly 2, tenderness 2"},
    {"mushroom",
     "champignon, cèpe, bolet, amanite, girolle; sous-bois 6, automne 6, pluie 4, schtroumpf 7, poison 6, lutin 7, vénéneux 6, cueillette 6, omelette 5, "
     "Mario 6, hallucination 6, spores 5, Alice 5, bombe 4, rond de sorcière 7; magie, méfiance, humidité, mystère; pousser comme des… 7, appuyer sur le… 7, "
     "un côté te fera grandir 7, on est tous comestibles une fois 7, ville champignon 5, un petit bonhomme en mousse 4; pop, boing",
     "mushroom, toadstool, fungus, truffle; undergrowth 6, autumn 6, smurf 7, poison 6, gnome 7, goblin 6, foraging 6, omelette 5, Mario 6, trip 6, "
     "spores 5, Alice 5, cloud 3, fairy ring 7, risotto 5; magic, wariness, damp, mystery; one side makes you taller 7, pop up overnight 7, "
     "kept in the dark 7, I'm a fun guy 7, eat me 6, all are edible once 7, super power-up 6, not mush room 6; pop, boing",
     "forest 4, growing 2"},
    {"cactus",
     "cactus, figuier de Barbarie, agave; épines 7, désert 6, soif 6, Mexique 7, piquant 7, Lucky Luke 6, western 7, Dutronc 6, sec 5, oasis 4, tequila 6, "
     "aiguilles 5, sombrero 5, far west 6; résistance, sécheresse, aspérité; le monde entier est un… 7, qui s'y frotte s'y pique 7, aïe aïe aïe ouille 7, "
     "traversée du désert 5, free hugs 5, ne pas toucher 5, résister à tout 5; aïe, ouille",
     "cactus, succulent, prickly pear, agave; spines 7, thirst 6, Mexico 7, prickly 7, western 7, Texas 6, Arizona 6, dry 5, oasis 4, tequila 6, needles 5, "
     "sombrero 5, wild west 6, cowboy 5; resilience, drought, roughness; free hugs 7, handle with care 6, here we go round the prickly pear 6, "
     "ouch that hurts 7, don't touch 5, a thorn in my side 6, high noon 5, stuck on you 4; ouch, yee-haw",
     "desert 7, green 2, solitude 1"},
    {"leaf",
     "feuille, feuilles, trèfle, feuille morte; automne 7, vent 5, branche 4, nervure 6, chute 5, herbier 6, Prévert 6, rousse 4, rentrée 4, érable 6, "
     "Canada 6, tapis, râteau 6, dernière 5, lettre 2; mélancolie, passage, fragilité, légèreté; les feuilles mortes se ramassent à la pelle 7, "
     "trembler comme une… 7, dur de la… 7, tourner la page 4, à bout de souffle 4, trèfle à quatre… 6, tombe tombe tombe 5, l'automne est là 5; "
     "frou, crounch",
     "leaf, leaves, clover, dead leaf; autumn 7, fall 6, branch 4, veins 5, herbarium 6, maple 6, Canada 6, carpet, rake 6, last one 5, rustling 6, "
     "compost, fig 5, raking 5, tea 3; wistfulness, passage, fragility, lightness; turn over a new… 7, shake like a… 7, autumn leaves 7, the fall 6, "
     "take a leaf out of my book 6, the last to drop 6, make like a tree 6, falling slowly 5; rustle, crunch",
     "tree 4, time 2, melancholy 2, orange 2"},
    {"moon",
     "lune, croissant, pleine lune; nuit 6, marée 6, loup-garou 6, Pierrot 7, astronaute 6, Armstrong 6, Méliès 6, insomnie 5, quartier 5, éclipse 6, "
     "lunatique 6, satellite 6, rêveur 5, Tintin 6, face cachée 6; rêverie, mélancolie, romantisme, folie; au clair de la lune 7, être dans la lune 7, "
     "décrocher la lune 7, promettre la lune 7, un petit pas pour l'homme 7, la face cachée 6, tomber de la… 6, lune de miel 7, demander la…; "
     "aouuuh, chut",
     "moon, crescent, full moon; night 6, tide 6, werewolf 6, astronaut 6, Armstrong 6, cheese 6, Apollo 6, lullaby 5, quarter 5, eclipse 6, lunatic 6, "
     "satellite 6, Pink Floyd 6, dark side 7, honey 4, tranquillity 5; reverie, romance, madness; once in a blue… 7, one small step 7, fly me to the… 7, "
     "shoot for the… 7, ask for the… 6, man in the… 7, goodnight 6, dark side of the… 7, bad moon rising 6; awoo, hush",
     "moonlight 6, night 5, calm 2, space 2"},
    {"sun",
     "soleil, astre, rayon de soleil; chaleur 6, été 7, lumière 5, midi 6, plage 5, coup de 4, Louis XIV 6, Icare 7, bronzage 6, tournesol 6, canicule 6, "
     "Provence 5, cigale 5, lunettes 5, rayonnant 6, Égypte 4; joie, énergie, chaleur, éclat; sous le soleil exactement 7, rien de nouveau sous… 7, "
     "le soleil a rendez-vous avec la… 7, avoir sa place au… 7, brûler ses ailes 5, il fait beau 5, après la pluie le beau temps 6, le roi 4; "
     "pschh, la la la",
     "sun, sunshine, ray of light; warmth 6, summer 7, light 5, noon 6, beach 5, tan 6, Louis XIV 5, Icarus 7, sunflower 6, heatwave 6, sunscreen 6, "
     "sunglasses 5, radiant 6, Egypt 4, star 3, Teletubbies 5; joy, energy, heat, glow; here comes the… 7, make hay while the sun shines 7, walking on… 7, "
     "nothing new under the… 7, a place in the… 7, fly too close to… 7, mad dogs and Englishmen 7; sizzle, la la la",
     "day 5, joy 4, gold 4"},
    {"star",
     "étoile, étoiles, constellation, étoile filante, astre; vœu 6, berger 6, nuit 5, ciel étoilé 6, célébrité 6, mer 3, rois mages 6, Van Gogh 6, "
     "danseuse 5, shérif 6, poussière 5, guide 5, Grande Ourse 6, galaxie 6, horoscope 6; espoir, admiration, infini, rêve; né sous une bonne… 7, "
     "dormir à la belle… 7, avoir la tête dans les… 7, poussière d'étoiles 7, être sur son trente-et-un 3, faire un vœu 6, voir des étoiles 6, "
     "suivre sa bonne… 7, la plus brillante 5; ting, ooooh",
     "star, stars, constellation, shooting star; wish 6, night 5, starry sky 6, fame 6, Hollywood 6, wise men 6, Van Gogh 6, sheriff 6, dust 5, guide 5, "
     "Plough 6, galaxy 6, horoscope 6, astronomer 6, celebrity 6, David 3; hope, admiration, infinity, dream; twinkle twinkle 7, wish upon a… 7, "
     "written in the… 7, thank your lucky… 7, we are all made of… 7, reach for the… 7, a … is born 6, how I wonder what you are 7, stars in their eyes 5, starstruck 6; "
     "ting, oooh",
     "night 5, space 4, hope 3, wonder 3"},
    {"cloud",
     "nuage, nuée, cumulus; ciel 6, pluie 5, coton 7, ouate 6, rêverie 6, météo 6, forme changeante 6, mouton 4, orage 5, informatique 3, vapeur 6, ange 4, "
     "flotter 5, gris 3, Baudelaire 5; légèreté, rêverie, douceur, menace; avoir la tête dans les… 7, être sur un petit… 7, les merveilleux nuages 7, "
     "sans nuage 6, un nuage de lait 6, descendre de son… 6, pas un à l'horizon 6, barbe à papa 6; pouf, fff",
     "cloud, cumulus; sky 6, rain 5, cotton wool 7, daydream 6, forecast 6, changing shapes 6, sheep 4, thunder 5, data storage 5, vapour 6, angel 4, "
     "float 5, Wordsworth 6, candyfloss 7, marshmallow 6; lightness, reverie, softness, threat; on cloud nine 7, every cloud has a silver lining 7, "
     "head in the… 7, lonely as a… 7, both sides now 7, castles in the air 6, up in the air 5; poof, fff",
     "clouds 6, calm 2, freedom 2"},
    {"heart",
     "cœur; amour 7, battement 7, passion 7, Saint-Valentin 7, as de 4, brisé 7, sentiment 6, cardiologue 6, organe 5, Cupidon 7, artichaut 6, sacré 4, "
     "âme 5, pouls 6, romance 6; tendresse, passion, chagrin, générosité; loin des yeux loin du cœur 7, mon cœur balance 7, le cœur a ses raisons 7, à cœur vaillant rien d'impossible 7, "
     "avoir le cœur sur la main 6, avoir mal au… 6, cœur d'artichaut 6, peine de… 7, le cœur gros 6, on ne voit bien qu'avec… 7; boum boum, poum poum",
     "heart; love 7, heartbeat 7, passion 7, Valentine 7, ace of 4, broken 7, feelings 6, cardiologist 6, organ 4, Cupid 7, sacred 4, soul 5, pulse 6, "
     "romance 6, tin man 6, sweetheart 6; tenderness, sorrow, generosity; home is where the heart is 7, absence makes the heart grow fonder 7, wear your heart on your sleeve 7, "
     "… of gold 6, total eclipse of the… 7, cross my… 7, eat your heart out 5, un-break my… 6, queen of… 6, follow your… 7, my heart skipped a beat 7; boom boom, "
     "thump thump",
     "tenderness 6, red 4, longing 2"},
    {"apple",
     "pomme, reinette, fruit; Ève 7, péché 7, Blanche-Neige 7, Newton 7, tentation 7, verger 7, tarte 6, cidre 7, Normandie 6, Guillaume Tell 7, trognon 6, "
     "ver 5, discorde 6, Adam 6, Magritte 5, New York 5, paradis 5; gourmandise, tentation, fraîcheur, faute; le fruit défendu 7, tomber dans les… 7, "
     "pomme de discorde 7, une par jour 7, haut comme trois… 7, pomme d'Adam 7, le ver est dans le fruit 7, croquer la vie 6, ma pomme 6, "
     "c'est la gravité 5; croc, crounch",
     "apple, fruit; Eve 7, sin 7, Snow White 7, Newton 7, temptation 7, orchard 7, pie 6, cider 7, William Tell 7, core 6, worm 5, discord 6, Adam 6, "
     "Steve Jobs 6, Big 4, gravity 6, teacher's pet 6, computer 5; greed, freshness, fall; forbidden fruit 7, an apple a day keeps the doctor away 7, "
     "… of my eye 7, doesn't fall far from the tree 7, one bad apple spoils the barrel 7, how do you like them… 7, comparing apples with oranges 7, upset the … cart 6, "
     "one bite 6; crunch, munch",
     "red 3, tree 2, garden 2"},
    {"eye",
     "œil, yeux, regard, pupille, paupière; voir 7, vision 7, larme 6, espion 6, Caïn 7, surveillance 7, cils 5, Big Brother 7, observer 6, Cyclope 7, "
     "iris 5, aveugle 6, témoin 6, lunettes 5, clin 5, voyeur 6, paparazzi 4; attention, indiscrétion, clairvoyance, malaise; l'œil était dans la tombe 7, "
     "œil pour œil 7, loin des yeux loin du cœur 7, mon œil 7, les yeux fermés 6, avoir à l'œil 7, coûter les yeux de la tête 7, "
     "T'as d'beaux yeux tu sais 7, en un clin d'… 7, jeter un coup d'… 6; oh, clic",
     "eye, eyes, gaze, pupil, eyelid; see 7, vision 7, tear 6, spy 6, surveillance 7, lashes 5, Big Brother 7, watch 6, Cyclops 7, iris 5, blind 6, "
     "witness 6, spectacles 5, wink 6, Sauron 7, peephole 6, CCTV 6, paparazzi 4; attention, nosiness, insight, unease; I spy with my little… 7, beauty is in the eye of the beholder 7, "
     "in the blink of an… 7, an eye for an eye 7, keep one eye open 7, here's looking at you kid 7, window of the soul 7, more than meets the… 7, "
     "every breath you take 6, turn a blind eye 7, … of the tiger 6; blink, oh",
     "mystery 3, fear 2"},
    {"planet",
     "planète, Terre, globe, Saturne, Mars, monde; orbite 7, anneaux 6, galaxie 6, astronomie 7, petit prince 6, gravité 6, extraterrestre 7, univers 6, "
     "écologie 6, système solaire 7, singes 4, mappemonde 6, Star Wars 5, fusée 6, Pluton 6; immensité, vertige, ailleurs, fragilité; on a marché sur… 6, "
     "il n'y a pas de plan B 7, la planète des singes 6, dans une galaxie lointaine 7, le tour du monde 5, chacun sur la sienne 6, "
     "la Terre est bleue comme une orange 7; bip bip, zoum",
     "planet, Earth, globe, Saturn, Mars, world; orbit 7, rings 6, galaxy 6, astronomy 7, gravity 6, alien 7, universe 6, ecology 6, solar system 7, "
     "apes 5, Star Wars 5, rocket 6, Pluto 6, Holst 6, Jupiter 6; vastness, vertigo, elsewhere, fragility; out of this world 7, in a galaxy far far away 7, "
     "phone home 6, there is no plan B 7, men are from Mars 7, the whole … in his hands 6, lost in space 6, the right stuff 5, spinning round 5, what on Earth 7, "
     "life on… 6; beep beep, zoom",
     "space 7, wonder 2"},
    {"seashell",
     "coquillage, coquille, conque, nacre, palourde; plage 7, mer 5, écouter 6, collier 5, sable 5, vacances 6, perle 6, nautile 6, bernard-l'ermite 6, "
     "oreille 6, Vénus 6, spirale 5, marée 5, souvenir 5; nostalgie de l'été, douceur, secret; on entend la mer 7, coquillages et crustacés 7, "
     "qui l'eût cru 6, la naissance de Vénus 7, rentrer dans sa coquille 6, ramasser sur la plage 6, un murmure à l'oreille 6; chhhh, fouuu",
     "seashell, shell, conch, mother of pearl, clam; beach 7, listen 6, necklace 5, sand 5, holiday 6, pearl 6, nautilus 6, hermit crab 6, ear 6, Venus 6, "
     "spiral 5, tide 5, keepsake 5, Lord of the Flies 6, pasta 3; summer memory, softness, secret; she sells … on the shore 7, hear the ocean 7, "
     "the world is your oyster 7, birth of Venus 7, come out of your… 6, three taco 3, a whisper in your ear 6, clam up 6; shhhh, whoosh",
     "sea 5, seabed 3, nostalgia 2"},
    {"dandelion",
     "pissenlit, aigrette; souffler 7, vœu 7, graines 7, vent 6, Larousse 7, prairie 5, semer 7, parachute 5, salade 5, éphémère 6, herbe folle 6, "
     "dispersion 6, poussière 4, duvet 5; légèreté, espoir, éphémère, insouciance; semer à tout vent 7, manger les pissenlits par la racine 7, fais un vœu 7, "
     "un souffle et puis plus rien 7, au gré du vent 6, autant en emporte le vent 7, disperser aux quatre vents 6; fffou, pfff",
     "dandelion, dandelion clock; blow 7, wish 7, seeds 7, wind 6, weed 6, meadow 5, sow 7, parachute 5, Ray Bradbury 5, fleeting 6, scatter 6, fluff 7, "
     "what's the time 5, coffee 3, Duran; lightness, hope, carefree; make a wish 7, gone with the wind 7, scattered to the four winds 7, "
     "a breath and it's gone 7, blowin' in the wind 7, what time is it? 5, sow the seeds of love 6, let it go 6; fffoo, puff",
     "meadow 4, hope 3, freedom 2, white 1"},
    {"river",
     "rivière, fleuve, ruisseau, torrent, cascade, ruban d'eau; courant 7, rive 6, source 6, pont 4, barque 5, méandre 6, galets 5, Styx 6, saumon 4, "
     "couler 6, Seine 6, Nil 6, berge 6, moulin 3, Héraclite 6; écoulement, calme, inexorable, fraîcheur; les petits ruisseaux font les grandes… 7, "
     "un long fleuve tranquille 7, on ne se baigne jamais deux fois dans le même fleuve 7, au fil de l'eau 7, remonter à la source 6, couler de source 7, au milieu coule… 7, "
     "le courant passe 6; glouglou, splash",
     "river, stream, brook, torrent, waterfall; current 7, bank 5, source 6, meander 6, pebbles 5, Styx 6, salmon 4, flow 6, Thames 6, Nile 6, "
     "Mississippi 6, ferryman 6, Huckleberry Finn 6, delta 5, Heraclitus 5; flow, calm, inexorable, freshness; cry me a… 7, you can't step in the same river twice 7, "
     "go with the flow 7, sell you down the… 7, old man 5, still waters run deep 7, up the creek 7, a … runs through it 7, proud Mary 5, take me to the… 6; "
     "gurgle, splash",
     "leading 3, calm 2, blue 2"},
    {"city",
     "ville, cité, métropole, toits, quartier, village; rues 6, immeubles 7, foule 6, métro 6, Paris 6, gratte-ciel 7, embouteillage 6, fenêtres 5, "
     "bitume 6, cheminées 4, néons 6, urbain 7, boulevard 6, bruit 5, Gotham 5, ruelle 5, moteur, essence 3, scooter 3; agitation, anonymat, solitude, effervescence; métro boulot dodo 7, "
     "Paris ne s'est pas fait… 7, la ville lumière 7, la ville qui ne dort jamais 7, sur les toits 6, rat des villes 7, on est bien peu de chose 3, "
     "à tous les coins de rue 6; tut tut, vroum",
     "city, town, metropolis, rooftops, skyline, village; streets 6, buildings 7, crowd 6, underground 6, London 6, skyscraper 7, traffic jam 6, windows 5, "
     "tarmac 5, chimneys 4, neon 6, urban 7, avenue 6, New York 6, Gotham 5, Chim Chim Cher-ee 5, alley 5, sidewalk 5, motorway 4, elevator 3; bustle, anonymity, loneliness, buzz; "
     "the city that never sleeps 7, concrete jungle 7, Rome wasn't built in a day 7, up on the roof 7, bright lights 7, town mouse 6, "
     "rush hour 7, a tale of two cities 7, paint the town red 7; honk honk, vroom",
     "house 3, streetlamp 2"},
    {"sea",
     "mer, océan, flots, vagues, large, marée; houle 6, écume 6, sel 6, tempête 5, marin 5, horizon 6, naufrage 5, plage 5, Ulysse 5, embruns 6, île 3, "
     "sirène 6, pirate 5, Trenet 5, bleu 4, Bretagne 5, maillot 4, nausée 3; immensité, appel du large, infini, liberté; la mer qu'on voit danser 7, "
     "ce n'est pas la mer à boire 7, homme libre toujours tu chériras… 7, vague à l'âme 7, contre vents et marées 7, une goutte d'eau dans l'océan 6, "
     "arriver comme marée en carême 5, le vieil homme et… 7, à perte de vue 6; plouf, splash, chhh",
     "sea, ocean, waves, tide, open water, surf; swell 6, foam 6, salt 6, storm 5, sailor 5, horizon 6, shipwreck 5, beach 5, Odysseus 5, spray 6, "
     "mermaid 6, pirate 5, Poseidon 6, Titanic 6, seasick 6, swimsuit 4, seasick 5; vastness, call of the deep, infinity, freedom; a sea change 7, plenty of fish in… 7, "
     "between the devil and… 7, a drop in the ocean 7, water water everywhere 7, the old man and… 7, make waves 6, beyond the… 6, worse things happen at… 6, "
     "as far as the eye can see 6; splash, whoosh",
     "blue 3, longing 3, freedom 2"},
    {"desert",
     "désert, dunes, sable, Sahara; soif 7, oasis 7, mirage 7, chaleur 6, caravane 6, chameau 6, sécheresse 6, Touareg 6, Saint-Exupéry 5, traversée 6, "
     "Lawrence d'Arabie 6, aride 7, scorpion 5, vide 5, Dakar 6, Dune 6; solitude, épreuve, silence, immensité; la traversée du désert 7, "
     "prêcher dans le désert 7, un grain de sable 6, dessine-moi un mouton 6, ce qui embellit le désert c'est qu'il cache un puits 6, semer dans le sable 5, l'eau est de l'or 5, "
     "plus rien à l'horizon 6, mille et une nuits 5; fffff, crounch",
     "desert, dunes, sand, Sahara; thirst 7, oasis 7, mirage 7, heat 6, caravan 6, camel 6, drought 6, Bedouin 6, Lawrence of Arabia 7, barren 7, "
     "scorpion 5, emptiness 5, Dune 6, Mad Max 6, Nevada 5, wilderness 6; loneliness, ordeal, silence, vastness; a voice crying in the wilderness 7, "
     "on a horse with no name 7, sands of time 5, bury your head 6, ships of the… 6, high and dry 7, forty days 6, miles from anywhere 6, "
     "not a drop to drink 6, arabian nights 5; fffff, crunch",
     "solitude 3, gold 3, cactus 2"},
    {"mountains",
     "montagne, montagnes, sommet, cime, pic, Alpes, mont; alpiniste 7, neige 4, altitude 6, ascension 7, Everest 7, chalet 6, refuge 5, marmotte 6, "
     "écho 6, vertige 6, Heidi 6, avalanche 6, glacier 6, ski 6, edelweiss 6, volcan 5; grandeur, défi, humilité, air pur; soulever des montagnes 7, "
     "s'en faire une montagne 7, il n'y a que les montagnes… 7, la montagne ça vous gagne 7, Mahomet ira à… 7, le mont Analogue 4, gravir les sommets 7, "
     "la montagne accouche d'une souris 6, au sommet 6, point culminant 5; yodel, hého",
     "mountain, mountains, peak, summit, Alps, mount; climber 7, altitude 6, ascent 7, Everest 7, chalet 6, shelter 4, marmot 5, echo 6, vertigo 6, "
     "Heidi 6, avalanche 6, glacier 6, skiing 6, edelweiss 6, volcano 5, yeti 6; grandeur, challenge, humility, fresh air; climb every… 7, "
     "ain't no … high enough 7, make a mountain out of a molehill 7, faith can move mountains 7, if the mountain won't come to Muhammad 7, the hills are alive 7, "
     "it's all downhill from here 6, peak performance 6, over the hill 6, on top of the world 7; yodel, hello-o",
     "courage 3, snow 2, winter 1"},
    {"forest",
     "forêt, bois, bosquet, jungle, sous-bois, clairière; arbres 6, mousse 5, Petit Poucet 7, sentier 5, champignon 4, loup 6, chaperon rouge 6, ombre 4, "
     "Brocéliande 7, bûcheron 7, cabane 5, Robin des Bois 7, fougère 6, perdu 5, elfe 6, Amazonie 6; mystère, fraîcheur, peur, refuge; "
     "promenons-nous dans les bois 7, l'arbre qui cache la… 7, la loi de la jungle 7, se perdre en chemin 6, semer des cailloux 7, au fond des bois 7, "
     "sortir du bois 7, ma cabane au Canada 6, pendant que le loup n'y est pas 7; crac, hou hou",
     "forest, woods, wood, grove, jungle, glade, woodland; trees 6, moss 5, Hansel and Gretel 7, trail 5, wolf 6, Red Riding Hood 6, Sherwood 7, "
     "lumberjack 7, cabin 5, Robin Hood 7, fern 6, lost 5, elf 6, Amazon 6, Blair Witch 6, Birnam 5; mystery, coolness, fear, refuge; "
     "if you go down to the woods today 7, can't see the wood for the trees 7, law of the jungle 7, not out of the woods yet 7, a trail of breadcrumbs 7, "
     "lovely dark and deep 7, teddy bears' picnic 7, babes in the… 6, neck of the woods 6; crack, hoot",
     "tree 4, pine 3, green 3, mystery 2"},
    {"snow",
     "neige, flocon, poudreuse, verglas, glace; hiver 7, froid 7, ski 7, bonhomme 7, luge 7, silence 5, traces 5, Noël 6, avalanche 6, igloo 6, traîneau 6, "
     "blanc 5, Blanche 4, boules 5, moufles 6, Groenland 5; pureté, silence, froid, enfance; blanche comme… 6, vive le vent d'hiver 7, tombe la neige 7, "
     "faire boule de neige 7, il fondra au printemps 6, les neiges d'antan 7, libérée délivrée 7, mon pays c'est l'hiver 7, rompre la glace 6; crounch, "
     "brrr, chut",
     "snow, snowflake, frost, ice, blizzard; winter 7, cold 7, skiing 7, snowman 7, sledge 7, silence 5, footprints 5, Christmas 6, avalanche 6, igloo 6, "
     "sleigh 6, mittens 6, Greenland 5, snowball fight 7, Siberia 6; purity, hush, chill, childhood; let it go 7, white Christmas 7, walking in the air 7, "
     "pure as the driven… 7, like a snowball 6, do you want to build a… 7, not a snowflake's chance 5, break the ice 6, the cold never bothered me 7, "
     "dashing through 7; crunch, brrr",
     "winter 7, white 5, calm 2"},
    {"meadow",
     "prairie, pré, champ, campagne, herbe, colline, alpage; vaches 5, coquelicots 6, pique-nique 6, foin 6, sauterelle 6, printemps 5, vert 4, sieste 5, "
     "papillons 5, blé 6, cueillette 5, trèfle 5, brise 5, clôture, petite maison 7; insouciance, paix, douceur, grand air; la clé des champs 7, "
     "la petite maison dans… 7, le bonheur est dans le pré 7, cours-y vite 7, l'herbe est toujours plus verte 7, couper l'herbe sous le pied 7, "
     "à travers champs 6, les blés d'or 5, un dimanche à la campagne 6; cri cri, meuh",
     "meadow, field, countryside, grass, hill, pasture, prairie; cows 5, poppies 6, picnic 6, hay 6, grasshopper 6, spring 5, nap 5, butterflies 5, "
     "wheat 6, clover 5, breeze 5, fence, little house 7, lark 5, Teletubbies 5; carefree, peace, mildness, open air; the grass is always greener 7, "
     "little house on the… 7, the hills are alive 7, strawberry … forever 5, fields of gold 7, out to pasture 7, over the hills and far away 7, "
     "a roll in the hay 5, put out to grass 6, in clover 6, outstanding in his… 6; chirp, moo",
     "green 4, calm 3, flower 3, joy 1"},
    {"lake",
     "lac, étang, mare, plan d'eau, bassin; barque 5, reflet 6, cygne 5, nénuphar 6, pêche 5, monstre 5, Loch Ness 7, Lamartine 7, ricochet 7, calme 5, "
     "dame du 5, Léman 6, roseaux 5, patinage 5, surface 5; sérénité, profondeur, mélancolie, miroir; Ô temps suspends ton vol 7, le lac des cygnes 7, "
     "calme plat 6, un pavé dans la mare 7, il n'est pire eau que l'eau qui dort 7, eau qui dort 7, connais-tu le… 5, faire des ronds dans l'eau 7, "
     "la dame du… 6; plouf, ploc ploc",
     "lake, pond, pool, loch; rowing boat 5, reflection 6, swan 5, water lily 6, fishing 5, monster 5, Loch Ness 7, skimming stones 7, stillness 6, "
     "Excalibur 6, Lady of the 6, Geneva 6, reeds 5, skating 5, Walden 6, surface 5; serenity, depth, wistfulness, mirror; still waters run deep 7, "
     "on golden pond 7, like a millpond 7, go jump in the… 7, make ripples 7, bigger fish in a small pond 6, sitting by the dock 4, Monet's garden 5; plop, "
     "splash",
     "reflection 4, calm 4, blue 2"},
    {"seabed",
     "fond de la mer, fonds marins, abysses, récif, corail, profondeurs; algues 7, épave 7, Atlantide 7, trésor 6, sirène 6, plongée 7, bulles 6, "
     "sous-marin 7, Nemo 6, poissons 5, Titanic 6, sous l'eau 7, Petite Sirène 6, aquarium 6, éponge 6; silence, mystère, oppression, émerveillement; "
     "vingt mille lieues sous les mers 7, toucher le fond 7, le grand bleu 7, le monde du silence 7, sous l'océan 7, au fond de la piscine 7, "
     "couler à pic 6, la partie cachée 4, boire la tasse 5; glou glou, bloup",
     "sea bed, seabed, ocean floor, reef, coral, the deep; seaweed 7, wreck 7, Atlantis 7, treasure 6, mermaid 6, diving 7, bubbles 6, submarine 7, Nemo 6, "
     "Titanic 6, underwater 7, Little Mermaid 6, aquarium 6, SpongeBob 6, Bikini Bottom 5; hush, mystery, pressure, wonder; under the sea 7, "
     "twenty thousand leagues under… 7, yellow submarine 7, octopus's garden 7, rock bottom 7, Davy Jones's locker 7, sleep with the fishes 7, "
     "the silent world 6, sunk without trace 7, in too deep 7; glug, bloop",
     "sea 4, teal 3, mystery 2"},
    {"clouds",
     "mer de nuages, au-dessus des nuages, ciel, septième ciel, firmament; altitude 6, avion 6, paradis 7, ange 6, coton 6, Olympe 6, vol 5, rêverie 6, "
     "Laputa 5, saint Pierre 6, apesanteur 6, plafond 3, cime 4, éther 5; légèreté, élévation, irréalité, béatitude; être au septième ciel 7, "
     "être sur un petit nuage 7, la tête dans les nuages 7, entre ciel et terre 7, tomber du ciel 6, remuer ciel et terre 5, au-dessus de tout 6, "
     "plus près du paradis 6, dans les hautes sphères 6; aaah, fff",
     "sea of clouds, above the clouds, sky, heavens, firmament; altitude 6, plane 6, paradise 7, angel 6, cotton 5, Olympus 6, flight 5, daydream 6, "
     "Laputa 5, Saint Peter 6, weightless 6, heaven 7, Mary Poppins 4, ether 5; lightness, elevation, unreality, bliss; seventh heaven 7, on cloud nine 7, "
     "head in the… 7, castles in the air 7, pie in the sky 7, the sky's the limit 7, above it all 6, knocking on heaven's door 7, pennies from heaven 6, "
     "out of the blue 6, high and mighty 5; aaah, fff",
     "cloud 6, freedom 3, calm 2, wonder 2"},
    {"stage",
     "scène, théâtre, plateau, planches, spectacle, opéra; acteur 7, projecteur 7, rideau 6, public 7, applaudissements 7, coulisses 6, Molière 7, trac 7, "
     "rôle 6, Shakespeare 6, comédie 6, décor 5, marionnettes 6, danse 5, répétition 5; trac, gloire, illusion, orgueil; le monde est un théâtre 7, "
     "monter sur les planches 7, les trois coups 7, être ou ne pas être 7, faire une scène 7, brûler les planches 7, coup de théâtre 7, sous les feux de la rampe 7, "
     "que le spectacle commence 7, tirer sa révérence 7; clap clap, bravo",
     "stage, theatre, show, limelight, opera; actor 7, spotlight 7, audience 7, applause 7, backstage 6, Shakespeare 7, stage fright 7, role 6, comedy 6, "
     "scenery 5, puppets 6, dance 5, rehearsal 5, Broadway 7, Hamlet 6, prompter 5; nerves, fame, illusion, pride; all the world's a… 7, break a leg 7, to be or not to be 7, "
     "the show must go on 7, in the limelight 7, steal the show 7, make a scene 7, there's no business like… 7, take a bow 7, five minutes please 6, "
     "playing a part 6; clap clap, bravo",
     "curtain 5, mask 2, play 2"},
    {"room",
     "chambre, pièce, salon, intérieur, cuisine, grenier; fenêtre 6, tapis 5, papier peint 6, intimité 6, meubles 6, plancher 5, Van Gogh 5, murs 5, "
     "Virginia Woolf 5, lampe de chevet 6, coin du feu 6, plafond 5, poupée 3, chez soi 6, salon 4; confort, secret, ennui, cocon; une chambre à soi 7, "
     "entre quatre murs 7, faire tapisserie 7, rester au coin du feu 7, huis clos 7, garder la… 6, voyage autour de ma… 7, vue sur cour 5; grince, "
     "chut",
     "room, bedroom, parlour, interior, kitchen, attic; window 6, carpet 5, wallpaper 6, privacy 6, furniture 6, floorboards 5, Van Gogh 5, four walls 6, "
     "Virginia Woolf 6, bedside lamp 6, fireside 6, ceiling 5, den 5, living room 5; comfort, secrecy, boredom, cocoon; a room of one's own 7, … with a view 7, "
     "go to your… 7, elephant in the… 7, within these four walls 7, no exit 6, indoors today 5, room for one more 7, behind closed doors 6, home alone 7; "
     "creak, hush",
     "bed 3, calm 2"},
    {"garden",
     "jardin, potager, verger, parc, serre, parterre; jardinier 7, arrosoir 7, fleurs 5, Éden 7, roses 6, râteau 6, légumes 6, haie 6, labyrinthe 5, "
     "nain de 6, Versailles 6, Le Nôtre 5, balançoire 5, fontaine 5, Monet 6, tondeuse 5, brouette 5; sérénité, douceur, patience, paradis; cultiver son jardin 7, "
     "le jardin secret 7, jardin d'Éden 7, avoir la main verte 7, c'est le jardin d'Alice, jeter une pierre dans… 6, c'est le petit jardin 5, "
     "qui sème récolte 7, la vie en vert 4; cui cui, pschitt",
     "garden, orchard, park, greenhouse, allotment, flowerbed; gardener 7, watering can 7, Eden 7, rake 6, vegetables 6, hedge 6, maze 5, gnome 7, "
     "Versailles 5, swing 5, fountain 5, Monet 6, Kew 6, Mary Lennox 4, lawn 5, mower 5, wheelbarrow 5, shovel 4; serenity, gentleness, patience, paradise; the secret… 7, … of Eden 7, green fingers 7, "
     "Mary Mary quite contrary 7, how does your garden grow? 7, lead up the garden path 7, reap what you sow 7, I never promised you a rose… 7, come into the… 5, "
     "bottom of the… 5, common or… 5; chirp, spray",
     "flower 5, green 3, calm 2, tree 2"},
    {"harbour",
     "port, quai, jetée, havre, ponton, marina; bateaux 6, amarre 7, mouettes 6, escale 6, pêcheur 6, docks 7, Amsterdam 6, départ 5, bitte 4, phare 4, "
     "Marseille 6, cargo 6, Brel 6, filets 5, marin 6, retour 4; attente, adieu, refuge, ailleurs; dans le port d'Amsterdam 7, arriver à bon port 7, "
     "larguer les amarres 7, rester à quai 7, au long des quais 5, Ulysse est revenu 5, quai des brumes 7, terre à terre 4; "
     "mouiiii, tut",
     "harbour, port, quay, pier, dock, haven, marina; boats 6, moorings 7, seagulls 6, port of call 6, fisherman 6, Amsterdam 5, departure 5, "
     "Otis Redding 6, cargo 6, nets 5, sailor 6, homecoming 5, Pearl 5, Liverpool 6, lobster pots; waiting, farewell, shelter, elsewhere; "
     "any port in a storm 7, sitting on the dock of the bay 7, when my ship comes in 7, ships are not built for the harbour 7, "
     "harbour a grudge 6, on the waterfront 7, welcome ashore 6, end of the pier 5; squawk, toot",
     "sea 5, sailboat 4, anchor 4, longing 3"},
    {"cave",
     "grotte, caverne, tunnel, gouffre, souterrain; stalactite 7, préhistoire 7, Lascaux 7, ours 4, chauve-souris 7, écho 6, Platon 7, obscurité 6, "
     "Ali Baba 7, trésor 6, spéléologue 7, ermite 6, homme des cavernes 7, torche 5, Batman 5; peur, refuge, mystère, origine; sésame ouvre-toi 7, "
     "le mythe de la caverne 7, la caverne d'Ali Baba 7, au centre de la Terre 7, au fond du trou 6, voir le bout du tunnel 7, quarante voleurs 6, "
     "il y a quelqu'un ? 6; ploc, ho ho ho",
     "cave, cavern, grotto, tunnel, underground; stalactite 7, prehistory 7, Lascaux 6, bat 6, echo 6, Plato 7, darkness 6, Ali Baba 7, treasure 6, "
     "potholer 7, hermit 6, caveman 7, torch 5, Batman 6, Gollum 7, Tom Sawyer 5; fear, refuge, mystery, origin; open sesame 7, Plato's allegory 6, "
     "forty thieves 7, to the centre of the Earth 7, light at the end of the tunnel 7, is anybody there? 7, deep down 6, the Flintstones 6, stone age 6, "
     "Aladdin's… 7; drip, hello-o-o",
     "fear 2, mystery 4, black 2"},
    {"island",
     "île, îlot, atoll, presqu'île, îles; naufragé 7, Robinson 7, palmier 6, trésor 6, Vendredi 6, lagon 6, désert 4, pirate 6, cocotier 7, vacances 6, "
     "perdu 5, Corse 6, utopie 6, Monte-Cristo 5, plage 5, Tahiti 6; isolement, paradis, exil, rêve; seul au monde 7, l'île au trésor 7, "
     "une île entre le ciel et l'eau 7, Robinson Crusoé 7, nul homme n'est une… 7, qu'emporteriez-vous ? 7, l'île mystérieuse 7, loin de tout 6, "
     "terre en vue ! 7, perdu au milieu 5; chhh, terre",
     "island, isle, islet, atoll, islands; castaway 7, Robinson Crusoe 7, palm tree 6, treasure 6, Man Friday 6, lagoon 6, desert 4, pirate 6, coconut 7, "
     "holiday 6, lost 5, utopia 6, Lord of the Flies 6, Tom Hanks 6, Hawaii 6, Ithaca 5; isolation, paradise, exile, dream; no man is an… 7, desert island discs 7, "
     "message in a bottle 6, far from the madding crowd 6, land ahoy! 7, away from it all 6, we'll always be alone 4, stranded 7; whoosh, land ho",
     "sea 5, solitude 4, longing 2"},
    {"space",
     "espace, cosmos, univers, galaxie, vide intersidéral; fusée 7, astronaute 7, étoiles 6, apesanteur 7, trou noir 7, Star Wars 6, comète 7, satellite 6, "
     "orbite 6, Gagarine 7, extraterrestre 7, big bang 7, Thomas Pesquet 7, infini 6, odyssée 6, Soyouz 6; vertige, immensité, silence, conquête; "
     "vers l'infini et au-delà 7, le silence éternel de ces espaces 7, dans une galaxie lointaine 7, la conquête de… 6, la tête dans les étoiles 7, "
     "Houston on a un problème 7, allô la Terre 7, un grand vide 5; bip bip, cinq quatre trois",
     "outer space, space, cosmos, universe, galaxy, void; rocket 7, astronaut 7, stars 6, weightless 7, black hole 7, Star Wars 6, comet 7, satellite 6, "
     "orbit 6, Gagarin 7, alien 7, big bang 7, Major Tom 7, infinity 6, odyssey 6, NASA 7, Star Trek 6; vertigo, vastness, silence, conquest; "
     "to infinity and beyond 7, the final frontier 7, ground control to… 7, Houston we have a problem 7, in … no one can hear you scream 7, "
     "a galaxy far far away 7, give me some space 6, where no man has gone… 7, beam me up 7, lost in… 6, spaced out 6; beep, three two one",
     "star 5, planet 5, night 3, wonder 3, solitude 2"},
    {"ruins",
     "ruine, ruines, vestiges, temple, décombres, colonne; antiquité 7, Rome 6, Pompéi 7, archéologue 7, Indiana Jones 7, passé 6, lierre 6, pierre 5, "
     "Parthénon 7, abandon 6, civilisation 6, gloire perdue 6, Acropole 6, catastrophe 5, histoire 5, Atlantide 5; nostalgie, oubli, grandeur déchue, "
     "silence; tomber en ruine 7, sic transit gloria mundi 7, Rome ne s'est pas faite en un jour 7, la chute de l'empire 7, "
     "si ces pierres pouvaient parler 7, tout passe 6, les vieilles pierres 7, il n'en reste rien 6; crac, badaboum",
     "ruin, ruins, remains, temple, rubble, column; antiquity 7, Rome 6, Pompeii 7, archaeologist 7, Indiana Jones 7, past 6, ivy 6, stone 5, Parthenon 7, "
     "abandoned 6, civilisation 6, lost glory 6, Acropolis 6, Stonehenge 6, Ozymandias 7, Tomb Raider 6; nostalgia, oblivion, fallen grandeur, silence; "
     "look on my works ye mighty 7, Rome wasn't built in a day 7, decline and fall 7, if these walls could talk 7, all good things must end 6, "
     "gone but not forgotten 6, ancient history 7, the glory that was Greece 6, rack and… 6; crumble, crash",
     "time 4, nostalgia 4, melancholy 2"},
    {"marsh",
     "marais, marécage, bayou, tourbière, mangrove, roseaux; vase 6, moustiques 7, brume 5, nénuphars 6, grenouille 6, Shrek 6, Poitevin 6, enlisement 7, "
     "canards 6, crocodile 6, héron 5, sorcière 5, feu follet 7, ajoncs, Camargue 6, boue 6; torpeur, inquiétude, secret, stagnation; s'enliser 7, "
     "un feu follet 6, le marchand de sable 3, les pieds dans l'eau 6, en eaux troubles 7, il y a anguille sous roche 6, sables mouvants 6, "
     "noyer le poisson 5, faut pas y mettre les pieds 5; coa coa, splotch",
     "marsh, swamp, bog, bayou, fen, wetland, reeds; mud 6, mosquitoes 7, mist 5, water lilies 6, frog 6, Shrek 7, quicksand 6, ducks 6, alligator 7, "
     "will-o'-the-wisp 7, witch 5, Everglades 6, Louisiana 6, Moses 5, Baskervilles 5, dead 4; torpor, unease, secret, stagnation; drain the… 6, "
     "swamped with work 7, stuck in the mud 7, murky waters 7, born on the bayou 7, bogged down 7, in it up to my knees 6, see you later 5, "
     "muddy the waters 6; ribbit, squelch",
     "mist 3, lake 2, green 2, mystery 2, heron 2"},
    {"library",
     "bibliothèque, librairie, archives, étagères, rayonnages; livres 7, silence 6, lecture 7, savoir 6, Alexandrie 7, Borges 7, étudiant 6, manuscrits 6, "
     "mémoire 5, poussière 5, encyclopédie 7, conteur 4, bibliothécaire 7, Babel 5, échelle 3, cote; étude, recueillement, curiosité, évasion; "
     "chut on lit 7, rat de… 7, un vieillard qui meurt une bibliothèque brûle 7, le nom de la rose 7, la bibliothèque de Babel 7, savoir c'est pouvoir 6, "
     "tant de vies à lire 6, connaître par cœur 4, à rendre sous quinze jours 6; chut, flip",
     "library, bookshop, archive, shelves, bookcase; books 7, silence 6, reading 7, knowledge 6, Alexandria 7, Borges 7, student 6, manuscripts 6, "
     "memory 4, dust 5, encyclopedia 7, librarian 7, Matilda 6, Dewey 6, Belle 4, overdue 7; study, contemplation, curiosity, escape; quiet please 7, "
     "silence in the… 7, late return fine 6, knowledge is power 7, the name of the rose 7, so many lives to read 6, never enough shelves 6, "
     "bookworm's paradise 7, in the … with the candlestick 7, speak volumes 6, by the book 5; shh, rustle",
     "book 6, calm 2, mystery 1"},
};
const int lexicon_nature_count = sizeof lexicon_nature / sizeof *lexicon_nature;

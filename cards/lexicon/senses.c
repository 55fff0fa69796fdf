/* The lexicon of what is not a thing: relations between figures, lights, colours and moods. */
#include "cards/lexicon/tables.h"

const struct lexicon_row lexicon_senses[] = {
    {"giant",
     "géant, démesure, gigantesque, immense, énorme, colosse, minuscule, tout petit; Gulliver 7, David et Goliath 7, échelle 3, lilliputien 7, titan 7, "
     "ogre 6, Gargantua 7, loupe 6, puce 6, Pantagruel 6, Tom Pouce 6, monumental 6, grandeur nature 6, rapport de force 6; vertige, humilité, écrasement, "
     "admiration; un grain de sable 5, se sentir tout petit 7, voir les choses en grand 7, la folie des grandeurs 7, plus grand que nature 7, "
     "deux poids deux mesures 6, on a souvent besoin d'un plus petit que soi 7, la taille ça compte 6, chérie j'ai rétréci 6; boum boum, grrr",
     "giant, giant and tiny, huge, enormous, gigantic, colossal, immense, tiny, minuscule; Gulliver 7, David and Goliath 7, Lilliput 7, titan 7, ogre 6, "
     "Godzilla 6, King Kong 5, magnifying glass 6, flea 6, Tom Thumb 6, beanstalk 6, Hulk 5, larger than life 7, oversized 7; vertigo, humility, awe, "
     "overwhelmed; feel very small 7, think big 7, bigger than both of us 6, size matters 7, the bigger they are the harder they fall 7, honey I shrunk the kids 7, "
     "fee fi fo fum 7, go big or go home 7, head and shoulders above 6, pick on someone your own size 7; thud thud, roar",
     "wonder 2"},
    {"inside",
     "intérieur, dedans, à l'intérieur, au-dedans, enfermé dans; poupée russe 7, contenu 5, boîte 6, bocal 6, prison 5, cocon 6, bulle 5, for intérieur 7, "
     "ventre 5, noyau 6, gestation 5, vitrine 5, écrin 6, mise en abyme 7; intimité, enfermement, protection, secret; "
     "c'est ce qu'il y a dedans qui compte 7, tout un monde là-dedans 7, l'habit ne fait pas le moine 6, mettre en boîte 6, beauté intérieure 7, "
     "une vie intérieure 7, poupées gigognes 6, gardé précieusement 6; toc toc, gling",
     "inside, within, indoors, enclosed, contained; Russian doll 7, box 6, jar 6, prison 5, cocoon 6, bubble 5, inner self 7, belly 5, core 6, pregnancy 5, "
     "display case 5, jewel box 6, matryoshka 6, captivity 5; intimacy, confinement, shelter, secret; it's what's within that counts 7, "
     "a whole world in there 7, inner beauty 7, think outside the box 7, inside out 7, worlds within worlds 7, inside job 6, safe and sound 6, "
     "kept under glass 6, beneath the surface 6; knock knock, clink",
     "cage 2, snow_globe 1"},
    {"made_of",
     "matière, fait de, en papier, composé de, collage; sculpture 6, Arcimboldo 7, mosaïque 7, étoffe 5, argile 5, pièces 4, patchwork 6, camouflage 7, "
     "caméléon 7, montagne qui dort 6, illusion d'optique 7, paysage vivant 6, corps 5, pâte 4; confusion, fusion, trompe-l'œil; l'étoffe des héros 7, "
     "de quel bois je me chauffe 7, tu es poussière et tu redeviendras poussière 6, de chair et de sang 6, se fondre dans le décor 7, pris pour une montagne 6, la nature du monde 5; "
     "crac, frou",
     "made of, built from, composed of, collage; sculpture 6, Arcimboldo 7, mosaic 7, fabric 5, clay 5, patchwork 6, camouflage 7, chameleon 7, "
     "sleeping mountain 6, optical illusion 7, living landscape 6, body 5, matter 6, Lego 4; fusion, confusion, deception; "
     "such stuff as dreams are made on 7, the right stuff 7, what are little girls made of? 7, flesh and blood 6, become one 6, blend into the background 7, "
     "cut from the same cloth 7, mountain out of a molehill 5, part of the landscape 7; creak, rustle",
     "turning 2, giant 2"},
    {"upside_down",
     "monde à l'envers, à l'envers, renversé, tête en bas, sens dessus dessous; chauve-souris 7, plafond 6, gravité 6, antipodes 7, carnaval 4, "
     "cochon pendu 7, inversion 7, Australie 6, culbute 6, acrobate 5, yoga 5, chamboulement 7, pagaille 6, suspendu 6; vertige, confusion, folie, "
     "bouleversement; marcher sur la tête 7, mettre la charrue avant les bœufs 7, le ciel va nous tomber sur la tête 7, "
     "tout est chamboulé 7, le roi Dagobert 7, mettre sa culotte à l'envers 6, c'est le monde à l'envers 5, sous un autre angle 6; oups, badaboum",
     "upside down, inverted, topsy-turvy, reversed, overturned; bat 6, ceiling 6, gravity 6, antipodes 7, Australia 6, handstand 7, inversion 7, "
     "somersault 6, acrobat 5, yoga 5, mess 5, hanging 5, Stranger Things 6, loop 5, tumble 5; dizziness, confusion, madness, upheaval; head over heels 7, "
     "the world turned upside down 7, pig's ear, put the cart before the horse 7, the sky is falling 7, dancing on the ceiling 7, from another angle 6, "
     "heels over head 6, stand it on its head 7, what goes up must come down 7; oops, crash",
     "balance 2"},
    {"growing",
     "croissance, pousser, germer, grandir, éclore; graine 7, racine 6, haricot magique 7, jardinage 6, semence 6, bourgeon 7, printemps 5, sève 6, "
     "fertile 6, arrosoir 5, jeune pousse 7, Jack 5, croître 6, récolte 6, plante 5; espoir, patience, vitalité, renouveau; qui sème le vent récolte la tempête 7, "
     "pousser comme un champignon 6, prendre racine 7, on récolte ce qu'on sème 7, la graine de génie 6, une idée qui germe 7, petit à petit 6, "
     "la nature reprend ses droits 7, Jack et le haricot magique 7; crac, pop",
     "growing, growing from, growth, sprout, blooming; seed 7, root 6, beanstalk 7, gardening 6, bud 7, spring 5, sap 6, fertile 6, watering can 5, "
     "seedling 7, Jack 5, harvest 6, plant 5, flourish 7, green shoots 7; hope, patience, vitality, renewal; you reap what you sow 7, from tiny acorns 7, "
     "put down roots 7, an idea takes root 7, little by little 6, nature finds a way 7, money doesn't grow… 6, grow on me 6, where it all began 5, "
     "Jack and the… 6, grow up 5; crack, pop",
     "tree 3, hope 3, green 2"},
    {"shadow",
     "ombre, ombres, silhouette, contre-jour, pénombre; double 6, côté obscur 7, Peter Pan 7, ombres chinoises 7, soupçon 6, menace 6, Lucky Luke 7, "
     "Jung 6, inconscient 6, fantôme 5, mur 4, Platon 5, face cachée 7, alter ego 7, noirceur 5; inquiétude, secret, dissimulation, peur; "
     "avoir peur de son ombre 7, tirer plus vite que son… 7, l'ombre d'un doute 7, suivre comme son… 7, passer à l'ombre 6, il y a une ombre au tableau 7, "
     "lâcher la proie pour… 7, le côté obscur 7, se méfier des apparences 7, qui suis-je vraiment ? 6; chut, brrr",
     "shadow, shadows, silhouette, shade, backlit; double 6, dark side 7, Peter Pan 7, shadow puppets 7, suspicion 6, threat 6, Jung 6, unconscious 6, "
     "ghost 5, wall 4, Plato 5, alter ego 7, lurking 6, Jekyll and Hyde 7, Nosferatu 6, groundhog 5; unease, secrecy, concealment, dread; "
     "afraid of your own shadow 7, beyond a shadow of a doubt 6, a shadow of himself 7, the dark side 7, appearances can be deceptive 7, who am I really? 6, "
     "what lurks within? 6, in the valley of… 6, cast a long shadow 7, five o'clock shadow 5; hush, brrr",
     "mystery 3, black 3, fear 3"},
    {"reflection",
     "reflet, reflets, miroitement, symétrie; miroir 6, Narcisse 7, double 6, jumeau 6, eau dormante 6, illusion 6, image 5, envers 6, alter ego 7, "
     "autre moi 7, envers du décor 7, Rorschach 6, écho 4, semblable 6, dualité 7; introspection, trouble, vanité, dualité; l'envers du décor 7, "
     "les apparences sont trompeuses 7, de l'autre côté du miroir 7, tel est pris qui croyait prendre 5, les deux faces 7, ce que tu vois n'est pas… 6, tel père tel fils 6, "
     "deux gouttes d'eau 7, qui se ressemble s'assemble 7; ploc, chut",
     "reflection, reflections, symmetry, mirrored; mirror 6, Narcissus 7, double 6, twin 6, still water 6, illusion 6, image 5, flip side 7, alter ego 7, "
     "other self 7, Mulan 6, Rorschach 6, echo 4, lookalike 6, duality 7; introspection, unease, vanity, duality; through the looking glass 7, "
     "two sides of the same coin 7, appearances can be deceptive 7, when will my reflection show 6, like father like son 6, two peas in a pod 7, "
     "on second thoughts 6, who's that girl? 5, the other side of me 7, still waters 5; plop, hush",
     "mirror 4, lake 3"},
    {"raining",
     "pluie, averse, tomber du ciel, pleuvoir, déluge, giboulée; gouttes 6, parapluie 5, orage 6, ciel 4, manne 7, chute 6, avalanche 5, Noé 5, météo 6, "
     "imperméable 6, confettis 5, abondance 6, jackpot 5, mousson 6, crachin 6, douche 4; surprise, abondance, mélancolie, débordement; tomber du ciel 7, "
     "il pleut des cordes 7, un don du ciel 7, après la pluie le beau temps 7, il pleut il mouille 7, chantons sous la… 7, quand il pleut 5, "
     "ça tombe bien 7, parler de la pluie et du beau temps 7, il pleut bergère 6; plic ploc, flic floc",
     "rain, raining, shower, downpour, falling from the sky, deluge; drops 6, umbrella 5, storm 6, manna 7, falling 6, avalanche 5, Noah 5, forecast 6, "
     "raincoat 6, confetti 5, plenty 6, jackpot 5, monsoon 6, drizzle 6, puddles 5, shower 5; surprise, abundance, gloom, overflow; raining cats and dogs 7, "
     "pennies from heaven 7, it's … men hallelujah 7, when it rains it pours 7, manna from heaven 7, singing in the… 7, raindrops keep falling on my head 7, "
     "out of the blue 7, take a … check 5, why does it always rain on me? 7, it never rains but it pours 6, chicken licken 6; pitter patter, drip",
     "umbrella 3, cloud 2, pouring 2"},
    {"holding",
     "fardeau, porter, soutenir, tenir, soulever, à bout de bras; poids 7, Atlas 7, effort 6, Sisyphe 7, pilier 6, charge 6, responsabilité 7, "
     "haltérophile 7, Hercule 7, épaules 6, courage 5, équilibre 4, lourd 6, offrande 5, trophée 6; effort, fatigue, responsabilité, persévérance; "
     "porter le monde sur ses épaules 7, à bout de bras 7, lourde charge 7, il faut imaginer Sisyphe heureux 7, tenir bon 7, décrocher la lune 6, "
     "plus lourd qu'il n'y paraît 6, soulever des montagnes 7, chacun porte sa croix 7, haut les cœurs 6; han, ouf",
     "holding up, carrying, burden, lifting, bearing, supporting; weight 7, Atlas 7, effort 6, Sisyphus 7, pillar 6, load 6, responsibility 7, "
     "weightlifter 7, Hercules 7, shoulders 6, strength 6, heavy 6, offering 5, trophy 6, backbone 5; effort, weariness, duty, perseverance; "
     "the weight of the world on my shoulders 7, he ain't heavy 7, hang in there 7, carry that weight 7, a heavy load 7, hold on 6, "
     "with a little help from my friends 6, lift me up 6, cross to bear 7, uneasy lies the head that wears a crown 4, hold the fort 7; oof, heave-ho",
     "courage 4, balance 2, hand 2"},
    {"doorway",
     "passage, ouverture, seuil, autre monde, portail magique; Narnia 7, porte ouverte 6, ailleurs 7, téléportation 7, évasion 6, invitation 6, "
     "dimension parallèle 7, entrée secrète 7, Monstres et Cie 6, sortie 5, tunnel 5, transition 6, frontière 6; curiosité, audace, appel, tentation; "
     "passer de l'autre côté 7, entrer dans la quatrième dimension 7, entrez sans frapper 7, franchir le pas 7, porte ouverte sur… 6, sésame ouvre-toi 7, "
     "il suffit de pousser la porte 6, un autre monde est possible 7, le grand saut 6, derrière la porte 6; grince, pssst",
     "a door into, doorway, opening, threshold, portal, other world; Narnia 7, open door 6, elsewhere 7, teleport 7, escape 6, invitation 6, "
     "parallel dimension 7, secret entrance 7, Monsters Inc 6, way out 5, wardrobe 7, Stargate 6, Coraline 7; curiosity, daring, call, temptation; "
     "through the wardrobe 7, the twilight zone 7, step inside 7, take the plunge 6, break on through to the other side 7, another world is possible 7, "
     "a whole new world 7, down the rabbit hole 7, come in without knocking 6, cross the line 6; creak, psst",
     "door 5, mystery 3, longing 3, leading 2"},
    {"instead",
     "remplacement, substitution, à la place, erreur, échange; surréalisme 7, Magritte 7, méprise 7, quiproquo 7, intrus 7, imposteur 7, absurde 7, "
     "doublure 7, contrefaçon 6, détournement 6, malentendu 7, fou 4, décalé 6, insolite 7; confusion, absurdité, drôlerie, décalage; "
     "ceci n'est pas une pipe 7, prendre des vessies pour des lanternes 7, cherchez l'erreur 7, l'habit ne fait pas le moine 7, faute de grives on mange des merles 7, "
     "il y a erreur sur la personne 7, quelque chose cloche 7, trompe-l'œil 6, un mot pour un autre 7; oups, hein",
     "one thing for another, instead, replacement, substitute, swap, mix-up; surrealism 7, Magritte 7, mistaken 6, odd one out 7, impostor 7, absurd 7, "
     "stand-in 7, fake 6, misunderstanding 7, quirky 6, double take 7, out of place 7, changeling 6; confusion, absurdity, oddness; this is not a pipe 7, "
     "spot the mistake 7, mistaken identity 7, square peg in a round hole 7, something's not quite right 7, all that glitters 7, "
     "make do 6, a rose by any other name 6, wolf in sheep's clothing 6, the wrong end 5; oops, huh",
     "play 2, wonder 2"},
    {"vessel",
     "embarcation, esquif, radeau, navigation, naviguer; rame 6, équipage 5, arche de Noé 7, Titanic 6, croisière 6, pagaie 6, capitaine 6, traversée 7, "
     "barque 6, gondole 6, flotter 6, moussaillon 6, bateau ivre 7, cap 5, expédition 6, Odyssée 6, vélo 3, scooter 3, poussette 4, brouette 5; audace, dérive, aventure, débrouille; "
     "vogue la galère 7, il était un petit navire qui n'avait jamais navigué 7, on est tous dans le même bateau 7, ramer contre le courant 7, mener en bateau 7, "
     "maman les p'tits bateaux 6, les moyens du bord 7, seul maître à bord 7, et vogue 6; plouf, ho hisse",
     "used as a vessel, vessel, raft, craft, navigation, afloat; oar 6, crew 5, Noah's ark 7, Titanic 6, cruise 6, paddle 6, captain 6, crossing 7, "
     "rowing 6, gondola 6, floating 6, makeshift 6, skipper 6, expedition 6, odyssey 6, owl and the pussycat 6, bicycle 3, scooter 3, pram 4, wheelbarrow 5; daring, drifting, adventure, "
     "resourcefulness; whatever floats your boat 7, row row row your boat 7, all in the same boat 7, life of Pi 6, three men in a boat 7, "
     "up the creek without… 7, jump ship 6, merrily down the stream 7, any port 4, we're gonna need a bigger boat 7, ship of fools 7; splash, heave-ho",
     "sailboat 3, sea 4, paper_boat 2"},
    {"turning",
     "métamorphose, transformation, devenir, mutation, changement; Kafka 7, chrysalide 7, magie 6, Ovide 7, sorcier 5, évolution 7, alchimie 7, "
     "citrouille 7, loup-garou 7, mue 6, Circé 6, passage 5, sortilège 7, vilain petit canard 6, recyclage 5; trouble, renaissance, surprise, espoir; "
     "rien ne se perd 7, tout se transforme 7, changer de peau 7, d'un coup de baguette magique 7, à minuit le carrosse… 7, le temps change tout 6, "
     "passer du coq à l'âne 5, un jour je serai… 6, l'effet papillon 4, le vilain petit canard 6; pouf, abracadabra",
     "turning into, metamorphosis, transformation, becoming, mutation, change; Kafka 7, chrysalis 7, magic 6, Ovid 7, evolution 7, alchemy 7, pumpkin 7, "
     "werewolf 7, moult 5, Circe 6, spell 7, ugly duckling 6, recycling 5, shapeshifter 7, transformers 6; unease, rebirth, surprise, hope; "
     "turn into a pumpkin 7, everything changes 7, a wave of the wand 7, at the stroke of midnight 7, nothing is lost 6, a sea change 7, new skin 6, "
     "turn over a new leaf 6, change is coming 7, one day I'll be 6, frog prince 6, ch-ch-changes 7; poof, abracadabra",
     "wonder 3, time 2, butterfly 2"},
    {"balance",
     "équilibre, en équilibre, funambule, bascule; acrobate 7, balançoire 6, fragile 6, Jenga 7, château de cartes 7, pile 6, justice 5, vertige 6, "
     "jongleur 6, yoga 6, instable 7, tour de Pise 6, zen 6, harmonie 6, trapèze 5, procès 5, juge 6, avocat 4; tension, concentration, risque, sérénité; ne tenir qu'à un fil 7, "
     "sur la corde raide 7, en équilibre précaire 7, le juste milieu 7, un château de cartes 7, pourvu que ça tienne 7, plus dure sera la chute 7, "
     "sans les mains 6, retenir son souffle 7, tout est question d'… 5; oh oh, ta-dam",
     "balance, balancing, tightrope, seesaw, poise; acrobat 7, swing 6, fragile 6, Jenga 7, house of cards 7, stack 6, justice 5, vertigo 6, juggler 6, "
     "yoga 6, unstable 7, Pisa 6, zen 6, harmony 6, pyramid 5, courtroom 5, lawyer 4, verdict 5; tension, concentration, risk, serenity; hang in the… 7, walk the line 7, on a knife edge 7, "
     "a house of cards 7, don't look down 7, the bigger they are the harder they fall 6, look no hands 7, hold your breath 7, a delicate… 6, "
     "one false move 7, steady now 7, tipping point 7; whoa, ta-dah",
     "courage 2, play 2, holding 2"},
    {"leading",
     "chemin, sentier, route, voie, piste, allée; départ 6, destination 7, pas 5, carrefour 6, quête 7, itinéraire 7, pèlerinage 7, GPS 6, guide 6, "
     "promenade 6, aventure 6, brique jaune 6, étape 6, borne, balade 6, ligne d'horizon 5; espoir, persévérance, curiosité, appel; "
     "tous les chemins mènent à Rome 7, le chemin de la vie 7, la route est longue 7, l'important c'est le voyage 7, on the road again 6, "
     "le droit chemin 7, semer des cailloux 6, au bout du chemin 7, en route pour l'aventure 7, suivez le guide 7; tap tap, en avant",
     "the way to, path, road, trail, track, way; departure 6, destination 7, footsteps 5, crossroads 6, quest 7, route 7, pilgrimage 7, GPS 6, guide 6, "
     "stroll 6, adventure 6, yellow brick road 7, milestone 6, winding 6, Bilbo 5, Tolkien 5; hope, perseverance, curiosity, calling; "
     "all roads lead to Rome 7, follow the yellow brick road 7, the long and winding… 7, the road not taken 7, the road goes ever on 7, are we there yet? 7, "
     "on the straight and narrow 6, on the road again 7, the primrose… 5, lead the way 6, the journey is the reward 6; tap tap, onward",
     "traveller 4, longing 3, hope 2"},
    {"pouring",
     "source, jaillir, déverser, couler, fontaine, débordement, verser; flot 6, cascade 7, fuite 6, inondation 7, larmes 6, robinet 7, abondance 7, "
     "corne d'abondance 7, déluge 6, geyser 6, inspiration 5, puits 5, torrent 6, trop-plein 7, écoulement 6; générosité, tristesse, excès, soulagement; "
     "la goutte d'eau qui fait déborder le vase 7, couler de source 7, à la claire fontaine 7, pleurer toutes les larmes… 7, fontaine je ne boirai pas 7, "
     "verser des larmes de crocodile 6, couler à flots 7, vider son sac 7, ouvrir les vannes 7, après moi le déluge 7; glouglou, splash",
     "pouring out, source, spring, spilling, fountain, overflow, gush; flow 6, waterfall 7, leak 6, flood 7, tears 6, tap 6, plenty 6, horn of plenty 7, "
     "deluge 6, geyser 6, inspiration 5, well 5, torrent 6, outpouring 7, stream 5; generosity, sadness, excess, relief; the last straw 5, "
     "cry me a river 7, open the floodgates 7, my cup runneth over 7, crying over spilt milk 7, after me the flood 7, three coins in the… 7, "
     "spill the beans 7, it never rains but… 6, water under the bridge 5, pour your heart out 7; glug, splash",
     "river 4, raining 2, melancholy 2"},
    {"dawn",
     "aube, aurore, lever du soleil, petit matin, point du jour; rosée 7, coq 6, réveil 7, commencement 7, espoir 5, promesse 5, naissance 5, "
     "Victor Hugo 5, croissant 3, matinée 6, rose 3, café 5, première lueur 7, éveil 6; espoir, fraîcheur, renouveau, calme; demain dès l'aube 7, "
     "l'avenir appartient à ceux qui se lèvent tôt 7, un nouveau jour se lève 7, à l'heure où blanchit la campagne 7, le monde s'éveille 7, "
     "il est cinq heures Paris s'éveille 7, la promesse de l'… 6, tout commence 6; cocorico, dring",
     "dawn, daybreak, sunrise, early morning, first light; dew 7, rooster 6, waking 7, beginning 7, promise 5, birth 5, morning glory 6, coffee 5, "
     "rosy fingers 7, daylight come 6, early bird 7, fresh start 7, breakfast 5, alarm 5; hope, freshness, renewal, calm; "
     "the early bird catches the worm 7, morning has broken 7, a new day 7, rise and shine 7, the darkest hour is just before… 7, here comes the sun 6, "
     "red sky in the morning 6, crack of… 6, good morning sunshine 7, before sunrise 6, first thing 4; cock-a-doodle-doo, ring",
     "hope 4, pink 3, sunset 2"},
    {"day",
     "plein jour, jour, journée, midi, grand jour; soleil 5, lumière 6, clarté 7, ciel bleu 6, après-midi 6, été 5, éclat 6, beau temps 7, dimanche 5, "
     "ombrelle 4, plein air 6, sieste 5, azur 5, éblouissant 6; franchise, gaieté, clarté, énergie; clair comme le jour 7, au grand jour 7, "
     "chercher midi à quatorze heures 7, beau comme le jour 7, profiter du jour 6, à chaque jour suffit sa peine 7, il fait un temps superbe 6, "
     "un jour sans fin 6, carpe diem 7; cui cui, la la la",
     "daylight, day, midday, noon, broad daylight; sunshine 6, brightness 7, clarity 7, blue sky 6, afternoon 6, summer 5, good weather 7, Sunday 5, "
     "outdoors 6, siesta 5, dazzling 6, picnic 5, high noon 6; candour, cheer, clarity, energy; clear as day 7, a perfect day 7, seize the day 7, "
     "lovely weather we're having 7, every dog has his… 5, call it a… 6, make my… 5, not a cloud in the sky 7; "
     "tweet, la la la",
     "sun 4, joy 2"},
    {"sunset",
     "crépuscule, coucher du soleil, soir, soirée, couchant, brune; horizon 6, orangé 5, fin 5, heure dorée 7, apéro 6, ombres longues 6, retour 4, "
     "vacances 5, carte postale 6, adieu 5, entre chien et loup 7, Turner 5, dernier rayon 6, cow-boy solitaire 6; nostalgie, romantisme, apaisement, fin; "
     "entre chien et loup 7, le soleil a rendez-vous… 5, je suis un pauvre cow-boy solitaire 7, le rayon vert 7, voici le soir charmant 6, "
     "ainsi finit le jour 7, au soir de la vie 7, c'est la fin 5, les plus belles choses ont une fin 6; chut, cri cri",
     "dusk, sunset, evening, twilight, sundown, nightfall; horizon 6, afterglow 7, golden hour 7, ending 5, long shadows 6, cocktail 5, postcard 6, "
     "farewell 5, Turner 5, last ray 6, gloaming 6, cowboy 4, Kinks 5; nostalgia, romance, winding down; ride off into the… 7, red sky at night 7, "
     "shepherd's delight 7, the end of the day 7, day is done 7, lonesome cowboy 6, going down 5, all good things 6, blue hour 6, the light is fading 7, "
     "tomorrow is another day 7; hush, crickets",
     "orange 4, melancholy 2, nostalgia 2, dawn 2"},
    {"night",
     "nuit, obscurité, ténèbres, minuit, noir; étoiles 5, sommeil 6, rêve 6, cauchemar 6, insomnie 7, lune 4, hibou 5, noctambule 7, fantôme 5, silence 5, "
     "veille 6, vampire 6, secret 4, couvre-feu 6, mille et une 4; peur, mystère, repos, solitude; la nuit porte conseil 7, "
     "la nuit tous les chats sont gris 7, bonne nuit les petits 7, nuit blanche 7, au bout de la… 7, les belles de… 6, ô ma sœur la nuit 4, "
     "une petite musique de… 7, dormez braves gens 7, il est minuit docteur… 6, quand tout dort 7; zzz, hou hou",
     "night, darkness, midnight, dark; stars 5, sleep 6, dream 6, nightmare 6, insomnia 7, owl 5, nocturnal 7, ghost 5, silence 5, wakeful 6, vampire 6, "
     "secrets 4, curfew 6, thousand and one 5, nightingale 4, sleepwalking 4; fear, mystery, rest, loneliness; strangers in the… 7, hello darkness my old friend 7, "
     "night night 6, in the still of… 7, a hard day's… 7, sleep tight 7, once upon a midnight… 7, the witching hour 7, "
     "when everyone is asleep 7, good night and good luck 6, tender is the… 7; zzz, hoot",
     "moonlight 3, star 3, mystery 2, black 2, blue 1"},
    {"moonlight",
     "clair de lune, rayon de lune, lueur lunaire; Debussy 7, sérénade 7, Pierrot 7, Verlaine 6, argent 5, sonate 7, romantique 6, nocturne 7, elfe 5, "
     "loup-garou 5, sabbat 5, lac 4, somnambule 7; romantisme, rêverie, douceur, envoûtement; au clair de la lune mon ami Pierrot 7, prête-moi ta plume 6, "
     "le songe d'une nuit d'été 7, votre âme est un paysage choisi 7, danser avec les loups 5, rendez-vous secret 6, pleurer à la lune 5; chut, aouuuh",
     "moonlight, moonbeam, moonshine; Debussy 7, serenade 7, silver 5, sonata 7, romantic 6, nocturne 7, elf 5, werewolf 5, midsummer 5, sleepwalker 7, "
     "Beethoven 7, shadow 7, lovers' meeting 6; romance, reverie, softness, enchantment; dancing in the… 7, by the light of the silvery moon 7, "
     "midsummer night's dream 7, moonlight serenade 7, a secret rendezvous 6, moonlight shadow 7, they danced by the light 7, how sweet the … sleeps 6, "
     "moonlighting 6; hush, awoo",
     "moon 7, night 5, calm 2, blue 2"},
    {"lamplight",
     "lumière de lampe, lampe, lueur, éclairage, veilleuse, lumière chaude; intimité 6, ampoule 7, abat-jour 7, lecture du soir 7, coin du feu 6, foyer 5, "
     "bougie 5, confidence 6, projecteur 5, Georges de La Tour 7, Edison 7, soirée 5, étincelle 6, papillon de nuit 4; chaleur, intimité, réconfort, "
     "espoir; que la lumière soit 7, à la lueur d'une bougie 7, avoir une idée lumineuse 7, une lueur d'espoir 7, éteins la lumière 7, à huis clos 5, "
     "la lumière est restée allumée 6; clic, crépite",
     "lamplight, lamp, glow, lighting, nightlight, warm light; intimacy 6, bulb 7, lampshade 7, bedtime reading 7, fireside 6, candlelight 5, "
     "confidences 6, spotlight 5, Edison 7, evening in 5, spark 6, Florence Nightingale 7, moth 4, genie 5; warmth, intimacy, comfort, hope; "
     "let there be light 7, bright idea 7, light at the end of the tunnel 6, leave a light on 7, lightbulb moment 7, by the light of… 5, turn out the light 7, "
     "see the light 7, keep the home fires burning 7, shed some light 7, lady with the… 6; click, crackle",
     "lantern 5, candle 5, gold 2, tenderness 2"},
    {"mist",
     "brume, brouillard, brumes, vapeur, voile; flou 7, fantôme 6, Londres 6, Avalon 7, gris 4, Bretagne 5, automne 5, invisible 6, perdu 6, Sherlock 5, "
     "corne de brume 7, rêve 4, purée de pois 7, Gorilles 4, lande 6; mystère, incertitude, mélancolie, confusion; avancer à tâtons 7, "
     "dans le brouillard 7, une purée de pois 7, les brumes d'Avalon 7, quai des brumes 7, perdu corps et biens 5, nuit et brouillard 6, "
     "on n'y voit goutte 7, rien n'est clair 7, à couper au couteau 7; fouuu, ohé",
     "mist, fog, haze, vapour, veil; blurry 7, ghost 6, London 6, Avalon 7, moor 6, autumn 5, invisible 6, lost 6, Sherlock 5, foghorn 7, pea soup 7, "
     "Stephen King 4, gorillas 6, Highlands 6, Jack the Ripper 6; mystery, uncertainty, gloom, confusion; not the foggiest 7, "
     "season of mellow fruitfulness 7, gorillas in the… 6, a pea souper 7, lost in the… 7, nothing is clear 7, hazy memories 7, can't see your hand… 7, "
     "mists of time 7, clear as mud 6; whoo, ahoy",
     "grey 4, mystery 4, melancholy 2"},
    {"winter",
     "lumière d'hiver, hiver, gel, givre, froidure, saison blanche; froid 7, neige 6, Noël 7, cheminée 5, hibernation 7, Vivaldi 6, moufles 7, écharpe 6, "
     "verglas 6, janvier 7, patinoire 6, grippe 5, chocolat chaud 7, frileux 7; froid, silence, repos, attente; vive le vent 7, l'hiver vient 7, "
     "un froid de canard 7, jeter un froid 7, passer l'hiver 6, rude saison 6, petit papa Noël 7, Noël au balcon 7, en avril ne te découvre pas d'un fil 6, "
     "geler à pierre fendre 7; brrr, atchoum",
     "winter light, winter, frost, chill, freeze, cold season; cold 7, Christmas 7, fireplace 5, hibernation 7, Vivaldi 6, mittens 7, scarf 6, January 7, "
     "skating rink 6, flu 5, hot chocolate 7, shivering 7, Jack Frost 7, Narnia 5; cold, hush, rest, waiting; winter is coming 7, in the bleak… 7, "
     "baby it's cold outside 7, now is the … of our discontent 7, cold hands warm heart 7, left out in the cold 7, frosty the… 6, chilled to the bone 7, "
     "jack frost nipping 6, wrap up warm 7, a winter's tale 3; brrr, achoo",
     "snow 6, white 3, calm 2"},
    {"red",
     "rouge, écarlate, vermillon, carmin, pourpre; sang 7, passion 7, colère 7, feu 6, cerise 6, danger 6, rubis 6, coquelicot 6, amour 5, chaperon 5, "
     "piment 6, communiste 5, stop 6, honte 5, fraise 6; passion, colère, ardeur, honte; voir rouge 7, le rouge et le noir 7, rouge de honte 7, "
     "tapis rouge 6, agiter le chiffon… 6; pimpon, boum",
     "red, scarlet, crimson, vermilion; blood 7, passion 7, anger 7, fire 6, cherry 6, danger 6, ruby 6, poppy 6, love 5, riding hood 5, chilli 6, "
     "communist 5, stop 6, shame 5, strawberry 6, lipstick 6; passion, rage, ardour, shame; lady in… 7, like a … rag to a bull 7, paint the town… 7, "
     "roll out the … carpet 6, caught red-handed 7; nee-naw, boom",
     "heart 2"},
    {"orange",
     "orange, roux, rousse, cuivre, abricot, rouille; feu 5, automne 6, citrouille 7, carotte 6, mandarine 7, Halloween 6, flamme 6, Pays-Bas 5, "
     "vitamine 6, épices 6, braise 7, safran 6, coucher de soleil 5; chaleur, énergie, gourmandise; la terre est bleue comme une… 7, apporter des oranges 6, "
     "feux de l'automne 6, orange mécanique 7, presser comme un citron 5; pschitt, crépite",
     "orange, ginger, copper, apricot, rust, amber; fire 5, autumn 6, pumpkin 7, carrot 6, tangerine 7, Halloween 6, flame 6, Dutch 5, vitamin C 6, "
     "spice 6, embers 7, saffron 6, marmalade 7; warmth, zest, appetite; a clockwork orange 7, … is the new black 7, comparing apples and oranges 5, autumn fire 6, "
     "nothing rhymes with it 7, freshly squeezed 6; squirt, crackle",
     "sunset 3, leaf 2"},
    {"gold",
     "or, doré, jaune, dorée, ambre; trésor 7, soleil 4, richesse 7, Midas 7, blé 6, miel 6, lingot 7, Klondike 6, bijou 6, médaille 6, moutarde 5, "
     "citron 6, pépite 7, Eldorado 7, éclat 5; richesse, éclat, avidité, gloire; tout ce qui brille n'est pas or 7, le silence est d'or 7, la ruée vers… 7, "
     "avoir un cœur d'… 5, rouler sur… 7, âge d'or 7, rire jaune 7; ding, cling",
     "gold, golden, yellow, gilded, amber; treasure 7, wealth 7, Midas 7, wheat 6, honey 6, ingot 7, Klondike 6, jewel 6, medal 6, mustard 5, lemon 6, "
     "nugget 7, El Dorado 7, Bond 5, Goldfinger 6; riches, gleam, greed, glory; all that glitters 7, silence is golden 6, worth its weight in… 7, "
     "pot at the end of the rainbow 7, good as… 5, heart of… 5, strike it rich 7, yellow submarine 5; ding, clink",
     "sun 3, crown 2"},
    {"green",
     "vert, verte, émeraude, vert pomme; herbe 7, nature 6, espoir 5, printemps 5, écologie 7, Irlande 7, menthe 6, jalousie 6, grenouille 5, martien 6, "
     "chlorophylle 6, feuillage 5, billard 6, salade 6, dollar 5; fraîcheur, nature, espérance, jalousie; se mettre au vert 7, vert de rage 7, "
     "avoir la main… 5, donner le feu… 7, en voir des vertes et des pas mûres 7, langue de Molière 2; coa, croc",
     "green, emerald, lime, olive; grass 7, nature 6, hope 4, spring 5, ecology 7, Ireland 7, mint 6, jealousy 7, frog 5, Martian 6, chlorophyll 6, "
     "foliage 5, snooker 6, salad 6, dollar 5, Hulk 6, Shrek 5; freshness, nature, envy; … with envy 7, the grass is always… 6, it's not easy being… 7, "
     "give the green light 6, how … was my valley 6, the …-eyed monster 7; ribbit, crunch",
     "meadow 2, forest 2, tree 2"},
    {"teal",
     "bleu-vert, turquoise, sarcelle, bleu canard, vert d'eau, cyan; lagon 7, paon 5, mer du Sud 6, glacier 5, piscine 7, jade 6, Caraïbes 7, profondeur 5, "
     "sirène 5, menthe à l'eau 7, céladon 6; fraîcheur, rêverie, calme; les yeux menthe à l'eau 7, entre deux eaux 7, ni bleu ni vert 7, lagon bleu 6; "
     "plouf, chhh",
     "teal, turquoise, aquamarine, sea green, cyan; lagoon 7, peacock 5, South Seas 6, glacier 5, swimming pool 7, jade 6, Caribbean 7, deep water 5, "
     "mermaid 5, mint 5, Tiffany 6; coolness, reverie, calm; neither blue nor green 7, blue lagoon 7, tropical waters 6, deep end 5; splash, shhh",
     "seabed 3, sea 2"},
    {"blue",
     "bleu, bleue, azur, indigo, marine; ciel 7, mer 5, froid 4, schtroumpf 6, jean 6, Klein 7, blues 6, bleuet 6, saphir 6, cobalt, Picasso 5, police 4, "
     "peur 3, cordon 4, rêverie 4, nuit 4; calme, mélancolie, froideur, rêve; la grande bleue 7, fleur bleue 6, avoir le blues 7, une peur bleue 7, "
     "n'y voir que du… 7, contes bleus 5, le grand… 4, bleu blanc rouge 6, avoir des bleus à l'âme 7; la la la, brr",
     "blue, azure, indigo, navy; sky 6, cold 4, Smurf 6, jeans 6, Klein 7, blues 7, sapphire 6, cobalt, Picasso 5, police 4, Avatar 6, cornflower 6, "
     "Gershwin 6, bluebell 5; calm, sadness, coolness, dream; once in a … moon 6, rhapsody in… 7, black and… 4, something borrowed something… 7, da ba dee 7, "
     "the wild blue yonder 6; la la la, brr",
     "sea 2, night 2, calm 2, melancholy 2"},
    {"violet",
     "violet, mauve, pourpre, lilas, prune, lavande; Provence 6, évêque 6, améthyste 7, aubergine 7, raisin 5, iris 5, magie 5, mystique 6, glycine 6, "
     "sorcière 4, crépuscule 4, Milka 6, royauté 5; mystère, spiritualité, mélancolie; la vie en mauve 6, champs de lavande 7, couleur pourpre 7, "
     "un brin de folie 5; pschitt, ting",
     "violet, purple, mauve, lilac, plum, lavender; Provence 6, bishop 6, amethyst 7, aubergine 7, grape 5, magic 4, mystic 6, wisteria 6, Prince 7, "
     "twilight 4, royalty 5, Cadbury 6, Barney 5, shrinking 6; mystery, spirituality, wistfulness; the colour… 5, smoke on the water 5, roses are red 7, "
     "when I am an old woman 6, lavender's blue dilly dilly 7; fizz, ting",
     "mystery 2, sunset 2"},
    {"pink",
     "rose, rosée, saumon, fuchsia; bonbon 7, bébé 6, barbe à papa 7, flamant 6, panthère 7, Barbie 7, princesse 5, joues 6, Toulouse 7, dragée 6, "
     "layette 6, layette, guimauve 7, tutu 6; douceur, tendresse, naïveté, amour; la vie en rose 7, voir la vie en… 6, à l'eau de rose 7, la panthère… 6, "
     "frais et… 5, envoyer sur les roses 6, ville rose 6; smack, pop",
     "pink, rosy, salmon pink, fuchsia, blush; candy 7, baby 6, candyfloss 7, flamingo 6, panther 7, Barbie 7, princess 5, cheeks 6, bubblegum 7, "
     "marshmallow 7, tutu 6, piglet 5, Floyd 5; sweetness, tenderness, naivety, love; pretty in… 7, tickled pink 7, through rose-tinted glasses 7, "
     "la vie en rose 6, get this party started 5, everything's rosy 6; smooch, pop",
     "tenderness 3, dawn 2, flower 2"},
    {"brown",
     "brun, marron, brune, sépia, châtaigne, terre; chocolat 7, bois 6, café 6, automne 5, terre 6, cuir 6, noisette 6, châtain 6, boue 6, caramel 7, "
     "cannelle 6, feuilles mortes 5, vieille photo 7, labour 6; rusticité, chaleur, modestie; les marrons du feu 7, marron d'Inde 5, couleur café 7, "
     "les pieds sur terre 7, vieux papier 6; scrunch, splotch",
     "brown, sepia, chestnut, hazel, tan, earth; chocolate 7, wood 6, coffee 6, autumn 5, soil 6, leather 6, mud 6, caramel 7, cinnamon 6, "
     "old photograph 7, bread 5, acorn 5, toast 6, tweed 6; rustic, warmth, modesty; how now … cow 7, down to earth 7, brown paper packages tied up with strings 7, brown-eyed girl 6, "
     "salt of the earth 6; crunch, squelch",
     "nostalgia 2, leaf 2"},
    {"white",
     "blanc, blanche, ivoire, pâle, albâtre; neige 6, pureté 7, mariée 7, colombe 6, page 6, lait 7, hôpital 6, fantôme 5, innocence 6, linge 6, "
     "Blanche-Neige 6, drapeau 5, ours 3, porcelaine 5, silence 4; pureté, vide, innocence, paix; blanc comme neige 7, cousu de fil… 5, passer une nuit… 6, "
     "montrer patte… 7, drapeau blanc 6, carte blanche 7, la page… 5, chou blanc 6, Omo lave plus… 6; chut, brr",
     "white, ivory, pale, pearly; purity 7, bride 7, dove 6, blank page 6, milk 7, hospital 6, innocence 6, laundry 6, Snow 3, flag 5, polar 5, "
     "porcelain 5, lily 6, chalk 6, teeth 5, Gandalf 6; purity, blank, innocence, peace; whiter shade of pale 7, … as a sheet 7, a white knight 4, in black and… 5, "
     "pure as the driven snow 7, blank slate 7, raise the white flag 6; hush, brr",
     "snow 3, winter 2"},
    {"grey",
     "gris, grise, cendre, argent, anthracite; pluie 5, béton 7, souris 4, ennui 6, fumée 6, cheveux 5, nuages 5, novembre 7, éléphant 4, poussière 6, "
     "routine 7, galet 5, mélancolie 4, neutre 6, acier 6; ennui, tristesse, sobriété; la nuit tous les chats sont… 6, matière grise 7, faire grise mine 7, "
     "cinquante nuances… 7, temps gris 7, ni blanc ni noir 7, grisaille du lundi 6; pfff, plic",
     "grey, gray, ash, silver, slate; concrete 7, boredom 6, smoke 6, old age 5, November 7, dust 6, routine 7, pebble 5, neutral 6, steel 6, overcast 7, "
     "Earl 6, wolf 3, drab 7, Dorian 6; boredom, gloom, sobriety; fifty shades of… 7, grey matter 7, neither black nor white 7, every cloud has a grey side 5, old and… 4, "
     "dull as ditchwater 6, Monday morning 6; sigh, drip",
     "mist 3, melancholy 2"},
    {"black",
     "noir, noire, ébène, charbon, encre; nuit 5, deuil 7, corbeau 6, chat 4, veuve 6, Soulages 7, panthère 5, humour 5, ténèbres 6, café 5, polar 6, "
     "goudron 6, réglisse 7, Zorro 5, pirate 4, tableau 5; mystère, deuil, élégance, peur; broyer du noir 7, bête noire 7, série noire 7, mouton noir 6, "
     "travail au… 4, liste noire 6, marée noire 6, il fait noir 6, noir c'est noir 7; chut, croa",
     "black, ebony, coal, jet, ink; mourning 7, raven 6, widow 6, Batman 6, panther 5, humour 4, darkness 6, Darth Vader 7, film noir 6, tar 6, "
     "liquorice 7, Zorro 5, pirate 4, funeral 7, little dress 6, Amy Winehouse 6; mystery, grief, elegance, fear; paint it… 7, back to… 6, men in… 6, "
     "… as the ace of spades 7, the new black 5, pot calling the kettle… 6; hush, caw",
     "night 3, shadow 3, fear 2"},
    {"wonder",
     "émerveillement, merveille, merveilleux, magie, féerie, miracle; enchantement 7, conte de fées 6, étoiles dans les yeux 7, Alice 6, magicien 6, "
     "surprise 6, fantastique 6, prodige 7, sortilège 6, rêve 6, arc-en-ciel 6, incroyable 7, sublime 6, imagination 6; admiration, éblouissement, "
     "ravissement, extase; bouche bée 7, en prendre plein les yeux 7, comme par magie 7, ne pas en croire ses yeux 7, au pays des merveilles 7, "
     "les yeux grands ouverts 6, il était une fois 5, abracadabra 6, le meilleur des mondes 5, la huitième… 5; waouh, oh",
     "wonder, marvel, marvellous, magic, enchantment, miracle, amazing; fairy tale 6, stars in your eyes 7, Alice 6, magician 6, surprise 6, fantastic 6, "
     "prodigy 6, spell 6, dream 6, rainbow 6, incredible 7, sublime 6, imagination 6, spellbound 7; admiration, awe, rapture, delight; jaw-dropping 7, "
     "can't believe my eyes 7, like magic 7, what a wonderful world 7, curiouser and curiouser 7, wide-eyed 7, abracadabra 6, a kind of magic 7, "
     "you'll believe a man can fly 5, wonders never cease 7, out of this world 6; wow, ooh",
     0},
    {"melancholy",
     "mélancolie, tristesse, chagrin, spleen, cafard, bourdon, triste; larmes 7, pluie 4, automne 5, Verlaine 6, soupir 7, solitude 4, blues 7, Pierrot 6, "
     "adieu 5, pleurs 7, deuil 6, gris 4, regret 6, Baudelaire 6, Dürer 5; abattement, vague à l'âme, langueur, regret; il pleure dans mon cœur 7, "
     "vague à l'âme 7, avoir le cafard 7, les sanglots longs 7, bonjour tristesse 7, le cœur gros 7, un seul être vous manque et tout est dépeuplé 7, la mort dans l'âme 6, "
     "ne me quitte pas 7, broyer du noir 6; snif, bouhou",
     "melancholy, sadness, sorrow, blues, gloom, sad, grief; tears 7, autumn 5, sigh 7, Eeyore 7, farewell 5, weeping 7, mourning 6, regret 6, "
     "broken heart 6, Hamlet 5, cry 7, lament 7, moody 6, heartache 7; dejection, wistfulness, longing, regret; have a good cry 7, down in the dumps 7, "
     "feeling blue 7, parting is such sweet sorrow 7, everybody hurts 7, a tear rolls down 7, it's my party 6, the tracks of my tears 7, hello sadness 6, "
     "under the weather 6, don't leave me 7, so lonely 5; sniff, boohoo",
     "grey 2, blue 2, solitude 3"},
    {"joy",
     "joie, bonheur, fête, gaieté, allégresse, liesse, heureux; rire 7, danse 6, carnaval 5, anniversaire 6, sourire 7, feu d'artifice 6, champagne 6, "
     "confettis 7, Beethoven 5, chanson 5, soleil 4, vacances 6, farandole 7, euphorie 7, printemps 4; gaieté, exaltation, insouciance, plaisir; "
     "hymne à la joie 7, rire aux éclats 7, joie de vivre 7, le bonheur est dans le pré 6, gai comme un pinson 7, sauter de joie 7, y a d'la joie 7, "
     "être aux anges 6, la fête bat son plein 7, heureux comme un poisson 5; youpi, hourra, la la la",
     "joy, happiness, party, gaiety, celebration, happy, cheerful; laughter 7, dance 6, carnival 5, birthday 6, smile 7, fireworks 6, champagne 6, "
     "confetti 7, Beethoven 5, holiday 6, jubilee 7, euphoria 7, cheer 7, merry 7, delight 6; exaltation, carefree, pleasure; ode to… 6, jump for… 7, "
     "happy as a lark 7, don't worry be happy 7, walking on sunshine 7, over the moon 7, tis the season to be jolly 7, oh happy day 7, "
     "the more the merrier 7, having a ball 7, full of the joys of spring 7; yippee, hooray, tra la la",
     "sun 2, play 3, gold 1"},
    {"calm",
     "calme, paix, sérénité, tranquillité, quiétude, repos; silence 6, zen 7, sieste 6, lac 4, méditation 7, yoga 6, respiration 6, hamac 7, bouddha 6, "
     "détente 7, dimanche 5, douceur 5, sommeil 5, apaisement 7, trêve 6; sérénité, apaisement, béatitude, plénitude; le calme avant la tempête 7, "
     "luxe calme et volupté 7, dormir sur ses deux oreilles 7, un long fleuve tranquille 6, à tête reposée 6, sans faire de vagues 7, keep calm 5, "
     "une mer d'huile 7, rien ne presse 7, prendre son temps 6; chut, aaah",
     "calm, peace, serenity, tranquillity, quiet, rest; silence 6, zen 7, nap 6, meditation 7, yoga 6, breathe 6, hammock 7, Buddha 6, relax 7, Sunday 5, "
     "stillness 7, soothing 7, truce 6, lull 6; serenity, soothing, bliss, fullness; the calm before the storm 7, let it be 7, peace and quiet 7, "
     "keep calm and carry on 7, still waters run deep 6, not a ripple 7, no worries 6, cool as a cucumber 6, give peace a chance 7, sound of silence 7, "
     "take a deep breath 7; shh, aaah",
     "lake 2"},
    {"mystery",
     "mystère, énigme, secret, mystérieux, caché, étrange; enquête 6, Sherlock Holmes 7, inconnu 6, crypte 6, détective 6, sphinx 7, code 6, clé 4, "
     "Agatha Christie 6, complot 6, brouillard 4, indice 7, ombre 4, occulte 7, suspense 6; intrigue, curiosité, trouble, suspense; "
     "mystère et boule de gomme 7, secret de Polichinelle 7, anguille sous roche 7, bouche cousue 7, les apparences sont trompeuses 6, "
     "élémentaire mon cher… 7, à suivre 6, motus 6, chut c'est un… 6, ni vu ni connu 6; chut, hum",
     "mystery, enigma, secret, mysterious, hidden, strange, riddle; investigation 6, Sherlock Holmes 7, unknown 6, crypt 6, detective 6, sphinx 7, code 6, "
     "Agatha Christie 6, plot 5, clue 7, occult 7, suspense 6, whodunnit 7, puzzle 7, Scooby 5; intrigue, curiosity, unease, suspense; "
     "curiouser and curiouser 6, my lips are sealed 7, elementary my dear 7, to be continued 6, … wrapped in an enigma 7, hush hush 7, "
     "more than meets the eye 7, what's behind it 6, X marks the spot 6, cloak and dagger 7, the plot thickens 7; shh, hmm",
     0},
    {"solitude",
     "solitude, seul, isolement, esseulé, solitaire, ermite; île déserte 5, silence 5, abandon 7, Robinson 5, célibataire 7, orphelin 7, vide 6, exil 6, "
     "retraite 5, misanthrope 7, ours 3, tour d'ivoire 7, Hopper 6, absence 6; vague à l'âme, manque, recueillement, abandon; seul au monde 7, "
     "cent ans de… 7, un seul être vous manque et tout est dépeuplé 7, mieux vaut être seul que mal accompagné 7, la solitude ça n'existe pas 7, tout seul comme un grand 7, "
     "tour d'ivoire 6, dernier des Mohicans 7, personne à l'horizon 6; snif, écho",
     "solitude, alone, loneliness, lonely, hermit, isolated, single; desert island 5, silence 5, abandoned 7, Crusoe 5, bachelor 7, orphan 7, emptiness 6, "
     "exile 6, retreat 5, recluse 7, ivory tower 7, Hopper 6, absence 6, introvert 7, solo 6; wistfulness, missing, retreat; home alone 7, all by myself 7, "
     "a hundred years of… 7, one is the loneliest number 7, last of the Mohicans 7, you'll never walk alone 7, Eleanor Rigby 7, table for one 7, "
     "far from the madding crowd 7, nobody's home 6, ground control 4; sniff, echo",
     "melancholy 2"},
    {"fear",
     "inquiétude, peur, angoisse, effroi, terreur, frayeur, menace; cauchemar 7, frisson 7, monstre 6, noir 4, ombre 4, sueur froide 7, danger 7, "
     "panique 7, fantôme 6, cri 6, Munch 7, piège 6, tremblement 6, Hitchcock 7, film d'horreur 7; malaise, panique, angoisse, vertige; "
     "avoir la chair de poule 7, avoir une peur bleue 7, la peur n'évite pas le danger 7, prendre ses jambes à son cou 7, plus de peur que de mal 7, "
     "le loup y est-il ? 6, il y a quelqu'un sous le lit 6, trembler comme une feuille 7, même pas peur ! 7, gare à toi 5; aaah, brrr",
     "unease, fear, anxiety, dread, terror, fright, menace, scary; nightmare 7, shiver 7, monster 6, cold sweat 7, danger 7, panic 7, ghost 6, scream 6, "
     "Munch 7, trap 6, trembling 6, Hitchcock 7, horror film 7, spooky 7, creepy 7; panic, anguish, disquiet; goosebumps 7, scared stiff 7, "
     "who's afraid of… 7, the only thing we have to fear 7, run for your life 7, something's under the bed 7, I see dead people 6, boo 5, "
     "shaking like a leaf 7, be afraid be very afraid 7, a chill down my spine 7, watch your back 6; aargh, eek, brrr",
     "shadow 2, black 2"},
    {"hope",
     "espoir, espérance, optimisme, promesse, vœu; lueur 7, lumière 4, avenir 7, aube 4, arc-en-ciel 7, colombe 6, étoile 4, graine 5, foi 7, rêve 5, "
     "demain 7, secours 5, renaissance 7, vert 3, bourgeon 5, confiance 6; confiance, élan, attente, foi; l'espoir fait vivre 7, "
     "tant qu'il y a de la vie il y a de l'espoir 7, voir le bout du tunnel 7, après la pluie le beau temps 6, demain est un autre jour 7, la lumière au bout 6, "
     "y croire encore 7, un monde meilleur 7, yes we can 5, qui vivra verra 6, renaître de ses cendres 7; ting, amen",
     "hope, expectation, optimism, promise, wish; glimmer 7, future 7, rainbow 7, dove 6, seed 5, faith 7, tomorrow 7, rescue 5, rebirth 7, bud 5, trust 6, "
     "Pandora 6, Obama 6, lifeline 6, new beginning 7; confidence, momentum, waiting, faith; … springs eternal 7, light at the end of the tunnel 7, "
     "where there's life there's hope 7, every cloud has a silver lining 7, tomorrow is another day 7, somewhere over the rainbow 7, keep the faith 7, a better world 7, "
     "fingers crossed 7, yes we can 6, the sun will come out 7, a new… 5, great expectations 7, things can only get better 6; ting, amen",
     "dawn 2, star 1"},
    {"nostalgia",
     "nostalgie, souvenir, passé, mémoire, autrefois, jadis; madeleine 7, Proust 7, enfance 6, album photo 7, vieille photo 7, grenier 6, grand-mère 7, "
     "regret 6, sépia 6, rétro 6, antan 7, vinyle 5, retrouvailles 6, temps perdu 7, carte postale 5; regret, tendresse, mélancolie, manque; "
     "la madeleine de Proust 7, à la recherche du temps perdu 7, c'était mieux avant 7, le bon vieux temps 7, je me souviens 7, retour aux sources 6, "
     "il était une fois 4, loin des yeux loin du cœur 4, que reste-t-il de nos amours ? 7, les neiges d'antan 6; soupir, ah là là",
     "nostalgia, memory, past, remembrance, memories, bygone; Proust 7, childhood 6, photo album 7, old photograph 7, attic 6, grandmother 7, regret 6, "
     "sepia 6, retro 6, vinyl 5, reunion 6, lost time 7, postcard 5, souvenir 6, memory lane 7; regret, fondness, wistfulness, yearning; "
     "the good old days 7, in search of lost time 7, those were the days 7, trip down memory lane 7, remember when 7, yesterday 6, auld lang syne 7, "
     "back in the day 7, gone but not forgotten 6, as time goes by 7, you can't go home again 7, blast from the past 7; sigh, ah well",
     "time 3, melancholy 2, child 1"},
    {"freedom",
     "liberté, libre, évasion, indépendance, délivrance, affranchi; oiseau 4, envol 7, chaînes brisées 7, grand air 6, horizon 6, ailes 6, fugue 6, "
     "Éluard 6, statue 5, république 5, Delacroix 6, vent 4, vagabond 5, libération 7, révolution 6; ivresse, légèreté, élan, audace; libre comme l'air 7, "
     "prendre la clé des champs 7, liberté j'écris ton nom 7, voler de ses propres ailes 7, larguer les amarres 7, liberté égalité fraternité 7, "
     "ni dieu ni maître 7, prendre le large 7, libérée délivrée 7, laissez-moi vivre 5, cheveux au vent 6; youhou, fffou",
     "freedom, free, escape, independence, liberty, release; broken chains 7, open air 6, horizon 6, wings 6, runaway 6, statue 5, vagabond 5, "
     "liberation 7, revolution 6, Braveheart 6, William Wallace 5, Aretha 5, George Michael 5, rebel 6, breakout 7; elation, lightness, boldness; "
     "free as a bird 7, born free 7, let it go 7, I want to break free 7, spread your wings 7, wind in your hair 7, the great escape 7, "
     "live and let live 6, land of the free 7, no strings attached 6, nothing left to lose 7, into the wild 7; woohoo, whoosh",
     "bird 3, kite 1"},
    {"courage",
     "courage, bravoure, audace, vaillance, héroïsme, héros; défi 7, exploit 7, chevalier 6, lion 5, combat 6, épreuve 6, aventurier 6, conquête 6, "
     "David 5, pompier 5, ascension 5, volonté 7, victoire 6, explorateur 6, Jeanne d'Arc 7; détermination, fierté, ardeur, force; "
     "à cœur vaillant rien d'impossible 7, prendre son courage à deux mains 7, qui ne tente rien n'a rien 7, la fortune sourit aux audacieux 7, "
     "même pas peur ! 7, à vaincre sans péril on triomphe sans gloire 7, l'union fait la force 4, se jeter à l'eau 7, il faut oser 6, un contre tous 6, vouloir c'est pouvoir 7; "
     "taïaut, han",
     "courage, bravery, daring, valour, heroism, hero, brave; challenge 7, feat 7, knight 6, lion 5, fight 6, trial 6, adventurer 6, conquest 6, "
     "firefighter 5, willpower 7, victory 6, explorer 6, Joan of Arc 7, underdog 7, grit 7; determination, pride, ardour, strength; "
     "fortune favours the bold 7, nothing ventured nothing gained 7, who dares wins 7, where there's a will there's a way 7, no guts no glory 7, "
     "feel the fear and do it anyway 7, take the plunge 6, faint heart never won fair lady 7, we can be heroes 7, the only way is up 5, brave new world 6; charge, huzzah",
     "hope 2"},
    {"tenderness",
     "tendresse, douceur, affection, amour, câlin, caresse; bisou 7, maman 7, berceuse 7, doudou 7, baiser 6, étreinte 7, amitié 7, nid 5, cocon 6, "
     "complicité 7, cajoler 7, bébé 6, cœur 4, velours 5, protéger 6; attachement, bienveillance, intimité, chaleur; un amour de… 5, l'amour rend aveugle 6, "
     "la douceur de vivre 7, prendre sous son aile 7, dans tes bras 7, doux comme un agneau 6, mon petit cœur 6, vivre d'amour et d'eau fraîche 7, "
     "les petites attentions 6, fais-moi un câlin 7; smack, mmm",
     "tenderness, gentleness, affection, love, cuddle, caress; kiss 6, mother 7, lullaby 7, teddy 6, embrace 7, friendship 7, nest 5, cocoon 6, "
     "closeness 7, cherish 7, baby 6, velvet 5, protect 6, hug 7, sweetheart 6; attachment, kindness, intimacy, warmth; try a little… 7, love is blind 6, "
     "take under your wing 7, in your arms 7, love me 6, a friend in need 6, all you need is love 7, hugs and kisses 7, tender loving care 7, lean on me 7, "
     "you've got a friend 7, soft spot 6; smooch, mmm",
     "heart 3, pink 1"},
    {"play",
     "jeu, jouer, amusement, récréation, divertissement, ludique; cour 5, enfant 4, ballon 4, cache-cache 7, marelle 7, rire 5, farce 7, jongler 6, "
     "jouet 7, dînette 6, manège 7, balançoire 6, toboggan 6, fête foraine 6, clown 6, échecs 5, cartes 5, domino 5, auto-tamponneuse 4; amusement, malice, insouciance, fantaisie; "
     "jeux de mains 6, jouer le jeu 7, un deux trois soleil 7, jeu d'enfant 7, pour de faux 7, chat perché 6, pouce je joue plus 7, premier arrivé 5, "
     "c'est pas du jeu 7, faire l'école buissonnière 6, on dirait que j'étais 6; youpi, hop",
     "play, game, fun, recess, pastime, playful; hide and seek 7, hopscotch 7, laughter 5, prank 7, juggling 6, toy 7, merry-go-round 7, swing 6, slide 6, "
     "fairground 6, clown 6, chess 5, cards 5, playtime 7, tag 6, domino 5, jigsaw 5, funfair 5, dodgem 4; amusement, mischief, carefree, whimsy; the name of the game 7, child's play 7, "
     "ready or not here I come 7, let's pretend 7, game on 7, tag you're it 7, all work and no… 7, it's only a game 7, make believe 7, playing with fire 4, "
     "last one there 6, boys and toys 5, Simon says 7; whee, hop",
     "joy 2, child 3"},
    {"longing",
     "désir d'ailleurs, envie de partir, ailleurs, appel du large, attente, désir; horizon 7, départ 6, exotisme 7, voyage 6, rêve 5, lointain 7, "
     "fenêtre 4, manque 7, soupir 6, saudade 7, étranger 4, évasion 6, carte du monde 7, mirage 5, inaccessible 7; désir, manque, espoir, impatience; "
     "l'herbe est plus verte ailleurs 7, partir un jour 7, emmène-moi 7, au bout de la terre 7, la vie est ailleurs 7, invitation au voyage 7, là-bas 6, "
     "loin très loin 7, si j'avais des ailes 7, l'appel du large 7, en attendant Godot 6, un jour mon prince viendra 7; soupir, ah",
     "longing, yearning, elsewhere, wanderlust, desire, waiting; horizon 7, departure 6, exotic 7, journey 6, dream 5, faraway 7, window 4, missing 7, "
     "sigh 6, saudade 7, escape 6, world map 7, mirage 5, out of reach 7, homesick 7, Gatsby 5; desire, want, hope, impatience; the grass is greener 7, "
     "take me away 7, somewhere over the rainbow 7, to the ends of the earth 7, wish you were here 7, far far away 7, if I had wings 7, call of the wild 6, "
     "waiting for Godot 6, someday my prince will come 7, so near and yet so far 7, a faraway look 7, part of your world 7; sigh, ah",
     "leading 2, nostalgia 1"},
    {"time",
     "temps qui passe, temps, durée, éternité, époque, instant; horloge 5, sablier 5, rides 7, vieillesse 7, saison 5, calendrier 7, passé 5, futur 6, "
     "âge 7, souvenir 4, Cronos 7, fuite 5, vieillir 7, éphémère 6, génération 6, demain 4; nostalgie, urgence, résignation, patience; "
     "le temps c'est de l'argent 7, avec le temps va tout s'en va 7, tout passe tout lasse 7, il n'est jamais trop tard 7, prendre son temps 7, "
     "le temps perdu ne se rattrape… 7, les jours s'en vont je demeure 7, un jour ou l'autre 5, il y a belle lurette 7, vivement demain 5, tempus fugit 7, "
     "carpe diem 6; tic tac, dong",
     "passing time, time, duration, eternity, era, moment; wrinkles 7, old age 7, season 5, calendar 7, past 5, future 6, age 7, Chronos 7, fleeting 6, "
     "generation 6, tomorrow 4, growing old 7, timeless 7, Father 3, Doctor Who 6, DeLorean 6; nostalgia, urgency, resignation, patience; time flies 7, "
     "as time goes by 7, time heals all wounds 7, better late than never 7, the times they are a-changin' 7, once upon a… 5, time waits for no man 7, "
     "in the nick of… 7, stop all the clocks 7, here today gone tomorrow 7, long time no see 6, tempus fugit 7, back to the future 7, seize the day 5; "
     "tick tock, dong",
     "clock 3, hourglass 3"},
};
const int lexicon_senses_count = sizeof lexicon_senses / sizeof *lexicon_senses;

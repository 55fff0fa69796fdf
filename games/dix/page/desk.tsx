// The DIX table: rivals, market, stage, your strips, dock. Only the stage and the dock change with the phase.
import './desk.css';
import './pieces.css';
import type { Contract } from '@/contract.ts';
import { forced, LogAside, WaitDock } from '@/frame/parts.tsx';
import type { DeskProps } from '@/game.ts';
import { Button } from '@/parts/controls.tsx';
import { Icon } from '@/parts/icon.tsx';
import { useFocusAt } from '@/parts/hand.ts';
import { useSettings } from '@/settings.ts';
import { t } from '@/words.ts';
import { AuctionStage, BidDock } from './auction.tsx';
import { BuyDock, BuyStage, DropDock, DropStage, PayDock, PayStage, sorted, useDrops, usePayment, usePick } from './buy.tsx';
import { BustDock, BustStage, useBust, type Bust } from './bust.tsx';
import { LIMITS } from './limits.ts';
import { Finale } from './over.tsx';
import { Card, Chip, colourOf, isMoney, valueOf, type Colour } from './pieces.tsx';
import { Collection, Rivals } from './players.tsx';
import { Recap } from './recap.tsx';
import { BustLine, Gauges, Odds, RowCards, worth } from './row.tsx';
import type { DixPlayer, DixView } from './view.ts';

export { Position } from './position.tsx';

type Props = DeskProps<DixView>;

/* More cards than this are shown as chips, so that all are seen without scrolling. */
const MARKET_CARDS_MOST = 7;
/* More chips than this are small ones on a phone. */
const MARKET_CHIPS_MOST = 14;
/* An auction of more players than this fills a phone: rivals and market are small. */
const RIVALS_AND_BIDDERS_MOST = 3;
/* More chips than this are small ones on any screen. */
const MARKET_CHIPS_MANY = 30;

function Market({ view, came = [] }: { view: DixView; came?: string[] }) {
    const cards = sorted(view.market);
    // Of several copies, the first ones are marked as those that just came.
    const left = [...came];
    const marks = cards.map((card) => (left.includes(card) ? (left.splice(left.indexOf(card), 1), 'came') : ''));
    return (
        <section class={`market ${cards.length === 0 ? 'none' : ''}`} aria-labelledby="market-title">
            <h2 class="h" id="market-title">
                <Icon name="market" />
                {t('dix.market')} <span class="muted">{cards.length === 0 ? t('dix.market.none') : t('dix.market.after')}</span>
            </h2>
            {cards.length > MARKET_CARDS_MOST ? (
                <ul class={`chips ${cards.length > MARKET_CHIPS_MOST ? 'many' : ''} ${cards.length > MARKET_CHIPS_MANY ? 'most' : ''}`} aria-label={t('dix.market.cards')}>
                    {cards.map((card, i) => (
                        <li key={`${card}${i}`} data-market={card}>
                            <Chip colour={colourOf(card) as Colour} class={marks[i]}>
                                <span class="vh">{t(`dix.colour.${colourOf(card) as Colour}`)} </span>
                                {valueOf(card)}
                            </Chip>
                        </li>
                    ))}
                </ul>
            ) : (
                cards.length > 0 && (
                    <div class="cards" tabIndex={0} role="group" aria-label={t('dix.market.cards')}>
                        {cards.map((card, i) => (
                            <Card key={`${card}${i}`} card={card} small class={marks[i]} data-market={card} />
                        ))}
                    </div>
                )
            )}
        </section>
    );
}

function RowStage({ contract, you, name }: Pick<Props, 'contract' | 'you' | 'name'>) {
    const { view } = contract;
    const yours = view.active === you;
    const buyer = view.phase === 'choose' ? undefined : contract.waiting[0];
    const title = view.phase === 'first' ? t('dix.first') : buyer !== undefined && buyer !== you ? t('dix.turn.buys', { name: name(buyer) }) : yours ? t('dix.turn') : t('dix.turn.of', { name: name(view.active) });
    return (
        <section class={`stage draw ${view.row.length === 0 && view.last !== null ? 'fresh' : ''}`} aria-labelledby="stage-title">
            <div class="top">
                <h2 class="turn" id="stage-title">
                    {title}
                </h2>
            </div>
            {view.row.length === 0 && <Recap contract={contract} you={you} name={name} />}
            <RowCards view={view} />
            {view.row.length > 0 && (
                <>
                    <Gauges total={view.total} money={view.money} />
                    {view.deck.left > 0 ? <BustLine view={view} /> : <p class="bust">{t('dix.last')}</p>}
                </>
            )}
            <Odds view={view} />
        </section>
    );
}

function ChooseDock({ contract, you, act, busy }: Pick<Props, 'contract' | 'act' | 'busy'> & { you: number }) {
    const { help } = useSettings();
    const { view, legal } = contract;
    const player = view.players[you] as DixPlayer;
    const room = Math.max(0, LIMITS.coins - player.coins);
    const lost = Math.max(0, view.money - room);
    const numbers = view.row.filter((card) => !isMoney(card)).length;
    const gain = view.gain['numbers'] ?? 0;
    const advised = help === 'advice' ? view.odds?.advice : undefined;
    const icon = (move: string, standard?: string) => (advised === move ? { icon: 'check' } : standard ? { icon: standard } : {});
    return (
        <div class="dock" role="group" aria-label={t('dix.choice')}>
            {legal.includes('numbers') && (
                <Button
                    {...icon('numbers')}
                    move="numbers"
                    hotkey="n"
                    disabled={busy}
                    onClick={() => act('numbers')}
                    detail={
                        <>
                            {worth(view, 'numbers', help) ?? (
                                <>
                                    {t('dix.numbers.others', { n: view.money })}
                                    <Icon name="coin" class="k-coin" />
                                </>
                            )}
                        </>
                    }
                >
                    {t('dix.numbers')}
                    {gain > 0 && <small class="gain">+{gain}</small>}
                </Button>
            )}
            {legal.includes('coins') && (
                <Button
                    {...icon('coins')}
                    move="coins"
                    hotkey="c"
                    disabled={busy}
                    onClick={() => act('coins')}
                    detail={worth(view, 'coins', help) ?? (lost > 0 ? t('dix.coins.lost', { n: lost }) : t('dix.coins.market', { n: numbers }))}
                >
                    {t('dix.coins', { n: Math.min(room, view.money) })}
                </Button>
            )}
            {legal.includes('draw') && (
                <Button go hotkey="d" move="draw" {...icon('draw', 'draw')} disabled={busy} onClick={() => act('draw')} detail={worth(view, 'draw', help) ?? t('dix.draw.left', { n: view.deck.left })}>
                    {t('dix.draw')}
                </Button>
            )}
        </div>
    );
}

/* Cards that the choice at hand would bring, for the outlines in one's strips. */
function onOffer(contract: Contract<DixView>, you: number | null, picked: string | null): { cards: string[]; gain: number } {
    const { view, legal } = contract;
    if (legal.includes('numbers') && view.active === you) return { cards: view.row.filter((card) => !isMoney(card)), gain: view.gain['numbers'] ?? 0 };
    if (picked !== null) return { cards: [picked], gain: view.gain[`buy ${picked}`] ?? 0 };
    if (view.phase === 'pay' || view.phase === 'drop') return { cards: view.payment?.seat === you ? [view.payment.card] : [], gain: 0 };
    return { cards: [], gain: 0 };
}

export default function DixDesk(props: Props) {
    const bust = useBust(props);
    if (bust !== null) return <BustDesk {...props} bust={bust} />;
    if (props.contract.over) return <Finale {...props} />;
    return <PlainDesk {...props} />;
}

/* The table stays as the bust left it until it has been read; a tap anywhere goes on. */
function BustDesk({ source, you, name, bust }: Props & { bust: Bust }) {
    const { contract, last } = bust;
    const { view } = contract;
    const seat = you ?? last.seat;
    const came = last.seat >= contract.players ? [] : last.row.filter((card) => !isMoney(card));
    return (
        // The button does the same for keys.
        <main class={`play reading ${view.market.length > MARKET_CHIPS_MOST ? 'crowded' : ''} ${view.market.length > MARKET_CHIPS_MANY ? 'packed' : ''}`} data-phase="busted" data-at={contract.step} onClick={bust.go}>
            <Rivals contract={contract} you={you} name={name} before={bust.before} />
            <Market view={view} came={came} />
            <BustStage bust={bust} you={you} name={name} />
            <Collection player={view.players[seat] as DixPlayer} before={bust.before[seat]} seat={seat} name={name(seat)} title={you === null ? t('dix.theirs', { name: name(seat) }) : t('dix.mine')} />
            <BustDock bust={bust} />
            <LogAside source={source} contract={contract} name={name} />
        </main>
    );
}

function PlainDesk(props: Props) {
    const { source, contract, you, name, act, busy } = props;
    const { view } = contract;
    const [picked, pick] = usePick(contract);
    const paying = usePayment(contract, you);
    const drops = useDrops(contract, you);
    const only = forced(contract);
    const owes = you !== null && contract.waiting.includes(you) && contract.legal.length > 0;
    const mine = owes && only === null;
    useFocusAt(mine && !busy, contract.step, '.dock .btn.go', '.stall .card:not(.held)', '.dock .btn');
    const shownSeat = you ?? view.active;
    const shown = view.players[shownSeat];
    const offer = onOffer(contract, you, picked);
    const buying = mine && (view.phase === 'buy' || view.phase === 'bust' || view.phase === 'pay' || view.phase === 'drop');
    const auctioning = view.phase === 'bid';
    const crowded = (view.market.length > MARKET_CHIPS_MOST || (auctioning && contract.players > RIVALS_AND_BIDDERS_MOST)) && !buying;
    return (
        <main class={`play ${buying ? 'buying' : ''} ${auctioning ? 'auction' : ''} ${crowded ? 'crowded' : ''} ${crowded && view.market.length > MARKET_CHIPS_MANY ? 'packed' : ''}`} data-phase={view.phase} data-at={contract.step}>
            <Rivals contract={contract} you={you} name={name} />
            {!buying && <Market view={view} />}
            {buying && view.phase === 'pay' ? (
                <PayStage contract={contract} you={you} paying={paying} />
            ) : buying && view.phase === 'drop' ? (
                <DropStage contract={contract} drops={drops} />
            ) : buying ? (
                <BuyStage contract={contract} you={you} picked={picked} onPick={pick} />
            ) : auctioning || (view.auction !== null && view.phase === 'pay' && view.payment?.card === view.auction.joker) ? (
                <AuctionStage contract={contract} you={you} name={name} />
            ) : (
                <RowStage contract={contract} you={you} name={name} />
            )}
            {shown && (
                <Collection
                    player={shown}
                    seat={shownSeat}
                    name={name(shownSeat)}
                    offer={offer.cards}
                    gain={offer.gain}
                    title={you === null ? t('dix.theirs', { name: name(shownSeat) }) : t('dix.mine')}
                />
            )}
            {owes && only !== null ? (
                <div class="dock wait">
                    <p>{t(only === 'pass' ? 'dix.cannot.bid' : 'dix.cannot.buy')}</p>
                </div>
            ) : !mine ? (
                <WaitDock source={source} contract={contract} name={name} />
            ) : view.phase === 'bid' ? (
                <BidDock contract={contract} act={act} busy={busy} />
            ) : view.phase === 'pay' ? (
                <PayDock source={source} contract={contract} paying={paying} act={act} busy={busy} />
            ) : view.phase === 'drop' ? (
                <DropDock drops={drops} act={act} busy={busy} />
            ) : view.phase === 'choose' ? (
                <ChooseDock contract={contract} you={you} act={act} busy={busy} />
            ) : (
                <BuyDock contract={contract} picked={picked} act={act} busy={busy} />
            )}
            <LogAside source={source} contract={contract} name={name} />
        </main>
    );
}

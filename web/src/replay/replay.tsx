import { Nowhere } from '../screens/nowhere.tsx';

export default function Replay(_props: { id: string; move: number | null }) {
    return <Nowhere />;
}

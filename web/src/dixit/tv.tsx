import { RemoteTable } from '../frame/table.tsx';

export default function Tv({ where }: { where: string }) {
    return <RemoteTable where={where} />;
}

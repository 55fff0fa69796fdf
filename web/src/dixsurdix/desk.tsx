export { default } from '../frame/plain.tsx';

export { Facts } from './facts/facts.tsx'

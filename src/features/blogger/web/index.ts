export { CabinetFacts } from './cabinet-facts.tsx'

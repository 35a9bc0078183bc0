export { tellConversion } from './conversions.ts'

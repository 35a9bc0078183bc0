export { OfficeFrame } from './office-frame.tsx'

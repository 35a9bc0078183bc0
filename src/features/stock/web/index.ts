export { NotifyDialog } from './notify-dialog.tsx'

import { useState } from 'react'
import type { ContentContract } from '#features/content/contract.ts'
import type { WireVersion } from '#features/content/rules/office-calls.ts'
import { toLocalTime } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Part } from '../screen-parts/part.tsx'
import { SureButton } from '../screen-parts/sure-button.tsx'
import { Problem } from '#ui/problem.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import styles from './design.module.css'

type Props = {
  versions: readonly WireVersion[]
  /** Something is typed in the editor and not saved. */
  isChanged: boolean
  /** Puts a version into the editor. */
  onOpen: (version: WireVersion) => void
  /** Something is shown or called off now. */
  onChange: () => void
}

/** Everything that was ever saved, the latest first: each can be looked at, and shown again. */
export const VersionList = ({ versions, isChanged, onOpen, onChange }: Props) => {
  const t = useText()
  const call = useCall<ContentContract>()
  const work = useWork()
  const [asked, setAsked] = useState<number>()
  const open = (version: WireVersion) => {
    if (isChanged && asked !== version.id) return setAsked(version.id)
    setAsked(undefined)
    return onOpen(version)
  }
  const publish = async ({ id, state }: WireVersion) => {
    const told = t(state === 'draft' ? 'office.published' : 'office.broughtBack')
    const done = await work.run(() => call('POST /api/admin/versions/:id/publish', { params: { id }, body: {} }), told)
    if (done) onChange()
  }
  const withdraw = async ({ id }: WireVersion) => {
    const path = 'POST /api/admin/versions/:id/withdraw'
    const done = await work.run(() => call(path, { params: { id } }), t('office.calledOff'))
    if (done) onChange()
  }
  return (
    <Part title={t('office.versions')} text={t('office.versionsText')}>
      <Problem text={work.error} />
      {versions.length === 0 ? <p className="muted">{t('office.noVersions')}</p> : null}
      <ol>
        {versions.map((version) => {
          const isSure = isChanged && asked === version.id
          const isWaiting = version.state === 'draft' || version.state === 'scheduled'
          return (
            <li key={version.id} className={styles.version}>
              <span>
                <b className="num">{t('office.version', { id: version.id })}</b> {t(`office.version.${version.state}`)}{' '}
                <time className="muted">{toLocalTime(new Date(version.publish_at ?? version.created_at))}</time>
                {version.restores === null ? null : (
                  <span className="muted"> {t('office.restores', { id: version.restores })}</span>
                )}
              </span>
              <span className={styles.row}>
                <SureButton size="s" isSure={isSure} onClick={() => open(version)} onKeep={() => setAsked(undefined)}>
                  {t(isSure ? 'office.openVersionSure' : 'office.openVersion', { id: version.id })}
                </SureButton>
                {version.state === 'earlier' || version.state === 'draft' ? (
                  <Button variant="ghost" size="s" isBusy={work.isBusy} onClick={() => void publish(version)}>
                    {t(version.state === 'draft' ? 'office.publishVersion' : 'office.bringBack', { id: version.id })}
                  </Button>
                ) : null}
                {isWaiting ? (
                  <Button variant="ghost" size="s" isBusy={work.isBusy} onClick={() => void withdraw(version)}>
                    {t('office.callOff', { id: version.id })}
                  </Button>
                ) : null}
              </span>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}

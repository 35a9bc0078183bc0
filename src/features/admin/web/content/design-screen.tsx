import { useState } from 'react'
import { canonicalJson } from '#core/fingerprint.ts'
import type { ContentContract } from '#features/content/contract.ts'
import { contrastWarnings } from '#features/content/rules/contrast.ts'
import type { DesignTokens, TokenName } from '#features/content/rules/design-tokens.ts'
import type { WireVersion } from '#features/content/rules/office-calls.ts'
import type { ReplyOf } from '#core/endpoint.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { DesignFields } from './design-fields.tsx'
import { DesignPreview } from './design-preview.tsx'
import { Part } from '../screen-parts/part.tsx'
import { isAtOnce, PublishBar } from './publish-bar.tsx'
import type { When } from './publish-bar.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { UnsavedForm, UnsavedParts, useUnsavedPart } from '../screen-parts/unsaved.tsx'
import { useSeen } from '../screen-parts/use-seen.ts'
import { editorKey } from './editor-key.ts'
import { VersionList } from './version-list.tsx'
import { Read } from '../screen-parts/unread.tsx'
import styles from './design.module.css'

type Shown = ReplyOf<ContentContract['GET /api/admin/design']>

/** The look of the shop: skins and tokens with a preview, versions with the way back. */
export const Screen = () => {
  const one = useOne<ContentContract, 'GET /api/admin/design'>('GET /api/admin/design', {})
  return (
    <Read one={one}>
      {(shown) => (
        <UnsavedParts>
          <UnsavedForm stored={shown} parts={({ skin, tokens, versions }) => editorKey([skin, tokens], versions.items)}>
            {(begun) => <Editor shown={begun} versions={shown.versions.items} onChange={one.look} />}
          </UnsavedForm>
        </UnsavedParts>
      )}
    </Read>
  )
}

type Edited = { readonly skin: string; readonly tokens: DesignTokens }

type EditorProps = { shown: Shown; versions: readonly WireVersion[]; onChange: () => void }

const Editor = ({ shown, versions, onChange }: EditorProps) => {
  const t = useText()
  const call = useCall<ContentContract>()
  const work = useWork()
  const [edited, setEdited] = useState<Edited>({ skin: shown.skin, tokens: shown.tokens })
  const [saved, setSaved] = useState(edited)
  const isChanged = canonicalJson(edited) !== canonicalJson(saved)
  useUnsavedPart(isChanged)
  const { seen, isBehind, see, hear } = useSeen(edited)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const base = shown.skins.find(({ id }) => id === edited.skin)?.tokens
  const all: DesignTokens = { ...base, ...edited.tokens }
  const warnings = contrastWarnings(all)
  const change = (name: TokenName, value: string) =>
    setEdited(({ skin, tokens }) => ({ skin, tokens: { ...tokens, [name]: value } }))
  const save = async (when: When) => {
    const { skin, tokens } = edited
    setFaults({})
    const send = async () => {
      const body = { skin, tokens: { ...tokens }, seen: { ...seen, tokens: { ...seen.tokens } }, ...when }
      const answer = await call('POST /api/admin/design', { body })
      if (!answer.ok) setFaults((answer.meta.fields as Record<string, string> | undefined) ?? {})
      hear(!answer.ok && answer.code === 'DESIGN_CHANGED' ? (answer.meta['design'] as Edited) : undefined)
      return answer
    }
    const told = when.draft ? 'office.draftSaved' : when.publish_at ? 'office.scheduled' : 'office.published'
    const made = await work.run(send, t(told))
    if (!made) return
    setSaved(edited)
    if (isAtOnce(when)) see(made.version.body as Edited)
    onChange()
  }
  const open = (body: Edited) => {
    setEdited(body)
    setSaved(body)
  }
  const showTheirs = () => {
    open(seen)
    see(seen)
    work.setError(undefined)
  }
  return (
    <div className={styles.editor}>
      <div>
        <Part title={t('office.skins')} text={t('office.skinsText')}>
          <div className={styles.skins}>
            {shown.skins.map(({ id, name }) => (
              <Button
                key={id}
                variant={id === edited.skin ? 'solid' : 'ghost'}
                size="s"
                aria-pressed={id === edited.skin}
                onClick={() => setEdited({ skin: id, tokens: {} })}
              >
                {name}
              </Button>
            ))}
          </div>
        </Part>
        <DesignFields tokens={all} onChange={change} faults={faults} />
        {warnings.length > 0 ? (
          <div className={styles.warnings} role="status">
            <p>{t('office.contrastText')}</p>
            <ul>
              {warnings.map(({ text, ground, scheme, ratio, least }) => (
                <li key={`${text} ${ground} ${scheme}`}>
                  {t('office.contrast', {
                    text: t(`office.token.${text}`),
                    ground: t(`office.token.${ground}`),
                    scheme: t(`office.${scheme}`),
                    ratio,
                    least,
                  })}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <PublishBar
          isBusy={work.isBusy}
          error={work.error}
          onSave={(when) => void save(when)}
          onTheirs={isBehind ? showTheirs : undefined}
        />
        <VersionList
          versions={versions}
          isChanged={isChanged}
          onOpen={({ body }) => open(body as Edited)}
          onChange={onChange}
        />
      </div>
      <DesignPreview tokens={all} />
    </div>
  )
}

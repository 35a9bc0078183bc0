import { useState } from 'react'
import type { FormEvent } from 'react'
import { sizeRank } from '#features/catalog/rules/attributes/size-rank.ts'
import type { SearchContract, WireAttribute } from '#features/search/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { SizeOption } from '#ui/size-picker.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract, WireUser } from '../../contract.ts'
import styles from '../account.module.css'
import { Section } from './section.tsx'
import { useChange } from '../use-change.ts'
import { useGetAccount } from '../session/use-account.ts'

const mostSizes = 20
const sizesOnly = JSON.stringify({ filters: [{ attribute: 'attribute_code', value: 'size' }] })

/** The shop's sizes, small to large, without what says none ("One size"); and those that were chosen before. */
const sizesOf = (attributes: readonly unknown[], chosen: readonly string[]): string[] => {
  const options = (attributes as readonly WireAttribute[]).flatMap((attribute) => attribute.options)
  const named = options.map(({ label }) => label).filter((label) => sizeRank(label) > 1 && sizeRank(label) < 10_000)
  return [...new Set([...named, ...chosen])].toSorted((one, other) => sizeRank(one) - sizeRank(other))
}

/** The sizes somebody wears: product pages mark them. */
export const OwnSizes = ({ user }: { user: WireUser }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const getAccount = useGetAccount()
  const change = useChange()
  const known = user.sizes ?? []
  const [picked, setPicked] = useState<readonly string[]>()
  const chosen = picked ?? known
  const { answer } = useOne<SearchContract, 'GET /api/catalog'>('GET /api/catalog', {
    query: { type: 'attribute', searchQuery: sizesOnly, size: 1 },
  })
  const sizes = sizesOf(answer?.ok ? answer.value.items : [], known)
  if (answer && sizes.length === 0) return null
  const toggle = (size: string) =>
    setPicked(chosen.includes(size) ? chosen.filter((one) => one !== size) : [...chosen, size].slice(-mostSizes))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await change.run(
      () => call('POST /api/user/update', { body: { id: user.id, sizes: [...chosen] } }),
      t('account.updated'),
    )
    if (!saved) return
    await getAccount().update(saved)
    setPicked((now) => (now === picked ? undefined : now))
  }
  return (
    <Section title={t('account.sizes')} text={t('account.sizesText')}>
      {answer ? (
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <fieldset>
            <legend className="vh">{t('account.sizes')}</legend>
            <div className={styles.actions}>
              {sizes.map((size) => (
                <SizeOption
                  key={size}
                  type="checkbox"
                  label={size}
                  checked={chosen.includes(size)}
                  onChange={() => toggle(size)}
                />
              ))}
            </div>
          </fieldset>
          <Problem text={change.error} />
          <Button type="submit" isBusy={change.isBusy}>
            {t('account.save')}
          </Button>
        </form>
      ) : (
        <Skeleton shape="line" />
      )}
    </Section>
  )
}

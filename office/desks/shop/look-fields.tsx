import { useState } from 'react'
import type { ShopSettings } from '#contract/office/shop-settings.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'
import { PictureField } from '../../ui/picture-field.tsx'
import { LookPreview } from './look-preview.tsx'
import styles from './shop.module.css'

type LookField = 'shopName' | 'shortName' | 'logo' | 'action' | 'actionDark'
type LookFieldsProps = {
  readonly settings: ShopSettings
  readonly faults: { readonly [Field in LookField]?: string | undefined }
}

/** The name, the logo and the colours of the shop, over how they will look. */
export function LookFields({ settings, faults }: LookFieldsProps) {
  const [look, setLook] = useState({
    shopName: settings.shopName,
    logo: settings.logo,
    action: settings.action,
    actionDark: settings.actionDark,
  })
  const colour = (name: 'action' | 'actionDark', hint: string) => (
    <TextField
      name={name}
      label={texts.fields[name]}
      hint={hint}
      optional
      autoComplete="off"
      spellCheck={false}
      maxLength={9}
      value={look[name]}
      error={faults[name]}
      onChange={({ target }) => setLook({ ...look, [name]: target.value })}
    />
  )
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="shopName"
          label={texts.fields.shopName}
          maxLength={60}
          autoComplete="off"
          value={look.shopName}
          error={faults.shopName}
          onChange={({ target }) => setLook({ ...look, shopName: target.value })}
        />
        <TextField
          name="shortName"
          label={texts.fields.shortName}
          maxLength={30}
          autoComplete="off"
          defaultValue={settings.shortName}
          error={faults.shortName}
        />
      </div>
      <PictureField
        name="logo"
        label={texts.fields.logo}
        value={look.logo}
        shown={<img src={look.logo} alt="" />}
        accept="image/jpeg,image/png,image/webp"
        texts={{
          none: texts.noLogo,
          choose: texts.chooseLogo,
          other: texts.otherLogo,
          remove: texts.removeLogo,
          hint: texts.logoHint,
        }}
        error={faults.logo}
        onChoose={(picture) => setLook({ ...look, logo: picture?.url ?? '' })}
      />
      <div className={styles.pair}>
        {colour('action', texts.colourHint)}
        {colour('actionDark', texts.darkHint)}
      </div>
      <LookPreview {...look} />
    </>
  )
}

import { arrowLeftIcon } from '#app/ui/icons/arrow-left.ts'
import { chevronRightIcon } from '#app/ui/icons/chevron-right.ts'
import { shoppingCartIcon } from '#app/ui/icons/shopping-cart.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { CmykBar } from '#app/ui/cmyk-bar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { uiKitTexts } from '#texts/nl/ui-kit.ts'
import { Part } from './part.tsx'

const { buttons: texts, parts } = uiKitTexts

export function ButtonPart() {
  return (
    <Part name={parts.buttons}>
      {(['primary', 'secondary', 'tertiary'] as const).map((look) => (
        <Part key={look} name={texts[look]} level={3} inside="row">
          <Button look={look}>{texts[look]}</Button>
          <Button look={look} size="small">
            {texts.small}
          </Button>
          <Button look={look} icon={shoppingCartIcon}>
            {texts.icon}
          </Button>
          <Button look={look} iconAfter={chevronRightIcon}>
            {texts.iconAfter}
          </Button>
          <Button look={look} pending>
            {texts.pending}
          </Button>
          <Button look={look} refusing>
            {texts.refusing}
          </Button>
          <Button look={look} disabled>
            {texts.disabled}
          </Button>
          <LinkButton look={look} to="/" icon={arrowLeftIcon}>
            {texts.link}
          </LinkButton>
        </Part>
      ))}
      <Button wide>{texts.wide}</Button>
    </Part>
  )
}

export function MarkPart() {
  return (
    <Part name={parts.marks}>
      <Part name={uiKitTexts.marks.sizes} level={3} inside="row">
        {([16, 18, 20, 24, 28] as const).map((sizePx) => (
          <Icon key={sizePx} of={shoppingCartIcon} sizePx={sizePx} />
        ))}
        <Icon of={shoppingCartIcon} sizePx={16} bold />
        {([20, 28, 36, 84] as const).map((sizePx) => (
          <RegistrationMark key={sizePx} sizePx={sizePx} />
        ))}
        <RegistrationMark inRegister />
        <RegistrationMark quiet />
      </Part>
      <CmykBar />
    </Part>
  )
}

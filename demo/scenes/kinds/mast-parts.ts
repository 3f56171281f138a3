import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import {
  bricks,
  castShadow,
  grass,
  groundShadow,
  knob,
  lens,
  person,
  pole,
  rail,
  rope,
  tableTop,
  wall,
} from '../shapes.ts'
import { filled, glaze, line, placed, repeat, shape, svg } from '../svg.ts'

const WOOD = '#C9985C'

/** A round mast in two parts that slide into each other, and its joint through a magnifier; one unit is 24 mm. */
export function dividedMast(scene: Scene): Picture {
  const joint =
    pole(scene, 294, 100, 26, 66) +
    pole(scene, 299, 150, 16, 44) +
    pole(scene, 294, 178, 26, 66) +
    line('M294 166h26M294 178h26', STEEL_DARK, 1.6)
  return {
    drawn:
      wall(scene) +
      grass(268) +
      groundShadow(scene, 156, 284, 24, 4) +
      pole(scene, 146, 30, 9, 254) +
      line('M144 156h13', STEEL_DARK, 2.4) +
      knob(scene, 150.5, 26, 8) +
      rope('M158 36V258', 1.2) +
      filled(STEEL_DARK, 'M156 244h8v18h-8z') +
      filled('#8C93A3', 'M140 276h21l4 10h-29z') +
      person(96, 288, 0.0415) +
      line('M162 156L258 168', '#A9AFBC', 1.4) +
      lens(scene, [307, 172], 54, joint),
    close: [300, 172, 2.2],
  }
}

/** A mast that narrows to its top, in one piece of eight metres. */
export function taperedMast(scene: Scene): Picture {
  return {
    drawn:
      wall(scene) +
      '<circle cx="300" cy="120" r="84" fill="#fff" opacity=".4"/>' +
      grass(272) +
      groundShadow(scene, 206, 288, 28, 4) +
      `<path d="M196 8h8l5 280h-18z" fill="${scene.use('tube')}"/>` +
      knob(scene, 200, 6, 7) +
      rope('M206 14L212 262', 1) +
      line('M212 232h8M212 246h8', STEEL_DARK, 3, ' stroke-linecap="round"') +
      filled(RUBBER, 'M182 282h36v7h-36z') +
      filled('#8C93A3', 'M188 274h24l4 9h-32z') +
      person(120, 290, 0.0345),
    close: [200, 250, 2.8],
  }
}

/** Galvanised steel in a block of concrete, with a mast laid over on its hinge. */
export function tiltingBase(scene: Scene): Picture {
  return {
    drawn:
      wall(scene) +
      filled('#C9B795', 'M-200 196h800v104h-800z') +
      grass(188).replace('V300', 'V214') +
      filled('#B7BBC4', 'M122 196h156v96H122z') +
      glaze('M122 196h156v8H122z', 0.4, '#fff') +
      filled('#8C93A3', 'M164 176h16v112h-16zM220 176h16v112h-16z') +
      placed('rotate(62 200 130)', pole(scene, 184, -190, 32, 330)) +
      `<path d="M158 92h22v110h-22zM220 92h22v110h-22z" fill="${scene.use('metalAcross')}"/>` +
      filled('#6F7686', 'M140 184h122v12H140z') +
      castShadow(scene, '<circle cx="231" cy="130" r="11"/>', { dx: 3, dy: 4, blur: 'tight' }) +
      knob(scene, 169, 130, 11) +
      knob(scene, 231, 130, 11) +
      knob(scene, 169, 174, 8) +
      knob(scene, 231, 174, 8) +
      line('M224 130h14M226 174h10M162 130h14M164 174h10', STEEL_DARK, 3) +
      line('M90 132a112 112 0 0 1 64-96', INK, 2.4, ' stroke-dasharray="6 5"') +
      filled(INK, 'M150 28l14 4-10 10z'),
    close: [214, 148, 2.2],
  }
}

/** An arm on a bearing at the head of a mast, with its stops; it turns with the wind. */
export function swivelArm(scene: Scene): Picture {
  return {
    drawn:
      wall(scene) +
      pole(scene, 96, 108, 40, 220) +
      castShadow(scene, shape('M90 66h52v52H90zM136 84h240v14H136z'), { dx: 8, dy: 14 }) +
      rail(scene, 130, 82, 236, 16) +
      knob(scene, 368, 90, 12) +
      filled(STEEL_DARK, 'M300 78h8v24h-8z') +
      `<rect x="88" y="62" width="56" height="56" rx="6" fill="${scene.use('metalAcross')}"/><rect x="104" y="38" width="24" height="26" rx="4" fill="${scene.use('tube')}"/>` +
      filled(INK, 'M88 112h56v7H88z') +
      knob(scene, 116, 90, 9) +
      line('M111 90h10', STEEL_DARK, 3) +
      `<ellipse cx="116" cy="38" rx="12" ry="4" fill="#8C93A3"/>` +
      line('M66 148a60 20 0 0 0 100 4', INK, 2.4, ' stroke-dasharray="6 5"') +
      filled(INK, 'M172 142l-2 15-12-8z') +
      repeat(
        3,
        (index) =>
          line(svg`M136 ${170 + index * 44}h20`, STEEL_DARK, 3) +
          svg`<rect x="152" y="${162 + index * 44}" width="22" height="16" rx="8" fill="none" stroke="${STEEL_DARK}" stroke-width="3.4"/>`,
      ),
    close: [120, 92, 2.2],
  }
}

/** A stick of lacquered beech with a turned knob, and a second one behind it. */
export function woodenStick(scene: Scene): Picture {
  const stick = (transform: string) =>
    placed(
      transform,
      castShadow(scene, shape('M-178-8H160V8H-178z'), { dx: 8, dy: 12, blur: 'tight', opacity: 0.28 }) +
        filled(WOOD, 'M-178-8H150V8H-178q-5-8 0-16z') +
        filled('#E6BE86', 'M-178-8H150v5H-180z') +
        filled('#9C6F3A', 'M-178 4H150v4H-178z') +
        line('M-150 0h70M-40 1h90M80-1h50', '#9C6F3A', 0.9, ' stroke-opacity=".7"') +
        filled('#9C6F3A', 'M146-10h8v20h-8z') +
        `<ellipse cx="170" cy="0" rx="18" ry="16" fill="${WOOD}"/><ellipse cx="165" cy="-5" rx="8" ry="6" fill="#F4DDB6"/>` +
        filled('#F4DDB6', 'M-178-8q-7 8 0 16l4 0q-6-8 0-16z'),
    )
  return {
    drawn: tableTop(scene) + stick('translate(196 108)rotate(-17)') + stick('translate(206 190)rotate(-17)'),
    close: [340, 76, 2.3],
  }
}

/** A holder on a front that takes a stick at 45 degrees: empty, so that its socket shows. */
export function stickHolder(scene: Scene): Picture {
  return {
    drawn:
      wall(scene) +
      bricks(scene, 120, 52) +
      castShadow(scene, shape('M104 60h76v186h-76zM170 160L276 70l34 40L180 220z'), {
        dx: 12,
        dy: 18,
        opacity: 0.3,
      }) +
      `<rect x="104" y="56" width="74" height="188" rx="8" fill="${scene.use('metalAcross')}"/>` +
      knob(scene, 141, 84, 12) +
      knob(scene, 141, 216, 12) +
      line('M134 84h14M134 216h14', STEEL_DARK, 3) +
      placed(
        'translate(150 176)rotate(-45)',
        `<rect x="-16" y="-32" width="158" height="64" rx="6" fill="${scene.use('tubeDown')}"/><ellipse cx="142" rx="13" ry="32" fill="#8C93A3"/><ellipse cx="142" rx="9" ry="24" fill="#22262F"/>` +
          knob(scene, 96, -4, 9) +
          line('M90-4h12', STEEL_DARK, 2.4),
      ) +
      filled('#8C93A3', 'M130 196L176 150l10 34-40 36z') +
      glaze('M104 56h74v8h-74z', 0.4, '#fff'),
    close: [216, 118, 2.2],
  }
}

/** Two arms with steel bands round a lamp post, a screw to stretch each band. */
export function lampBrackets(scene: Scene): Picture {
  const bracket = (y: number) =>
    castShadow(scene, shape(svg`M100 ${y}h50v44h-50zM148 ${y + 14}h226v14h-226z`), {
      dx: 6,
      dy: 12,
      blur: 'tight',
      opacity: 0.26,
    }) +
    rail(scene, 146, y + 13, 222, 15) +
    knob(scene, 370, y + 20.5, 10) +
    filled('#22262F', svg`M130 ${y - 4}h26v50h-26z`) +
    filled(scene.use('metalDown'), svg`M78 ${y + 2}h56v9h-56zM78 ${y + 30}h56v9h-56z`) +
    filled('#5F6675', svg`M70 ${y}h12v13h-12zM70 ${y + 28}h12v13h-12z`) +
    knob(scene, 66, y + 6.5, 5) +
    knob(scene, 66, y + 34.5, 5)
  return {
    drawn: wall(scene) + pole(scene, 80, -10, 52, 330) + bracket(56) + bracket(202),
    close: [126, 76, 2.3],
  }
}

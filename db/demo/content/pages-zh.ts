import type { PageTexts } from './pages.ts'

export const zh: PageTexts = {
  delivery: {
    title: '配送',
    blocks: [
      { kind: 'paragraph', text: '我们在工作日 15:00 前打包。在此之前下的订单当天出库。' },
      { kind: 'heading', text: '需要多久' },
      {
        kind: 'list',
        items: ['标准配送：二至四个工作日，满购物车所示金额免运费。', '特快配送：下一个工作日送达。'],
      },
      { kind: 'heading', text: '查询包裹' },
      { kind: 'paragraph', text: '承运商收到包裹后，您会收到一封带有运单号的邮件。订单页面也会逐步显示进度。' },
      { kind: 'heading', text: '如果家中无人' },
      { kind: 'paragraph', text: '快递员会再送一次，或将包裹放到您附近的自提点保留七天。' },
    ],
  },
  'terms-of-use': {
    title: '条款与条件',
    blocks: [
      { kind: 'paragraph', text: '这些条款适用于您在本店的所有订单。我们有意写得简短。' },
      { kind: 'heading', text: '合同' },
      { kind: 'paragraph', text: '您的订单是一份购买要约。我们通过邮件确认后，合同即告成立。价格已含收货国家的税费。' },
      { kind: 'heading', text: '付款' },
      { kind: 'paragraph', text: '您可以使用银行卡、银行转账或货到付款。付清之前，商品归我们所有。' },
      { kind: 'heading', text: '如果出现问题' },
      {
        kind: 'paragraph',
        text: '商品有瑕疵时，您享有法律赋予的权利。请写信告知订单号并附上照片，我们会维修、更换或退款。',
      },
    ],
  },
  privacy: {
    title: '隐私政策',
    blocks: [
      { kind: 'paragraph', text: '我们只保存发货和答复您所必需的信息，其余一概不留。' },
      { kind: 'heading', text: '我们保存什么' },
      {
        kind: 'list',
        items: [
          '订单中的姓名、地址、电话和邮箱，保存期限以税法要求为准。',
          '购物车和偏好设置，保存在您自己的浏览器中。',
        ],
      },
      { kind: 'heading', text: '还有谁能看到' },
      { kind: 'paragraph', text: '承运商获得您的地址，支付服务商获得金额。我们不向任何人出售数据。' },
      { kind: 'heading', text: '您的权利' },
      { kind: 'paragraph', text: '您可以索取数据副本，要求更正或删除。请写信至页面底部的地址。' },
    ],
  },
  returns: {
    title: '退货',
    blocks: [
      { kind: 'paragraph', text: '您有 30 天时间在家试穿，并退回不合适的商品。' },
      { kind: 'heading', text: '退货流程' },
      {
        kind: 'list',
        items: [
          '写信告知订单号和要退回的商品。',
          '我们会寄给您一张标签。请将未穿过、吊牌齐全的商品包好。',
          '收到包裹后五个工作日内，款项将按原支付方式退回。',
        ],
      },
      { kind: 'heading', text: '不能退回的商品' },
      { kind: 'paragraph', text: '已开封的水瓶、已下载的训练计划以及已使用的礼品卡。' },
    ],
  },
}

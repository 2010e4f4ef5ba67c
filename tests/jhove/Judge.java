import edu.harvard.hul.ois.jhove.JhoveBase;
import edu.harvard.hul.ois.jhove.RepInfo;
import edu.harvard.hul.ois.jhove.module.PdfModule;
import java.io.RandomAccessFile;

/** Judges files: a line each, with whether it is well-formed and valid, its profiles and the messages. */
public class Judge {
    public static void main(String[] files) throws Exception {
        for (String file : files) {
            var module = new PdfModule();
            module.init("");
            module.setBase(new JhoveBase());
            var info = new RepInfo(file);
            try (var opened = new RandomAccessFile(file, "r")) {
                module.parse(opened, info);
            }
            System.out.println(
                (info.getWellFormed() == RepInfo.TRUE) + " " + (info.getValid() == RepInfo.TRUE)
                    + " " + info.getProfile() + " " + info.getMessage());
        }
    }
}
